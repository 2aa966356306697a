/** Numbers as people write them: a real minus, and a plus where something changes. */

export const plain = (value: number): string => (value < 0 ? `−${-value}` : String(value));

export const signed = (value: number): string => (value > 0 ? `+${value}` : plain(value));
