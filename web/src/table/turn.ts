/** Calling the player: the title of the page, and a quiet sound for those who want one. */
import { useEffect } from "preact/hooks";
import { preferences } from "@/store/preferences";
import type { TableStore } from "@/store/table";
import { t } from "@/text/fluent";

export function useTurnSignal(store: TableStore): void {
  const asked = store.asked.value;
  useEffect(() => {
    document.title = asked ? `● ${t("your-turn")} · Stolek` : "Stolek";
  });
  useEffect(() => {
    if (asked && preferences.value.sound) ring();
  }, [asked]);
}

/** Two soft notes, made on the spot. */
function ring(): void {
  const audio = new AudioContext();
  [523, 659].forEach((pitch, i) => {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + i * 0.16;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.35);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.4);
  });
  setTimeout(() => void audio.close(), 1200);
}
