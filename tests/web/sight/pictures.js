// Two pictures of the same size: how many pixels differ beyond what smoothing of edges explains, and where.

const BEYOND = 40;

async function pixelsOf(picture) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
  pen.drawImage(image, 0, 0);
  return pen.getImageData(0, 0, image.width, image.height);
}

const [before, after] = await Promise.all([pixelsOf(first), pixelsOf(second)]);
const size = ({ width, height }) => `${width} × ${height}`;
if (size(before) !== size(after)) return { sizes: [size(before), size(after)], pixels: 0, place: null };

const { width, height } = before;
const differs = new Uint8Array(width * height);
for (let i = 0; i < differs.length; i++)
  for (let channel = 0; channel < 3; channel++)
    if (Math.abs(before.data[4 * i + channel] - after.data[4 * i + channel]) > BEYOND) differs[i] = 1;

/** Edges are a pixel wide: only a pixel whose neighbours differ too is a difference. */
const solid = (i) => [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].every((by) => differs[i + by]);

let pixels = 0;
const place = { left: width, top: height, right: 0, bottom: 0 };
for (let y = 1; y < height - 1; y++)
  for (let x = 1; x < width - 1; x++) {
    const i = y * width + x;
    if (!differs[i] || !solid(i)) continue;
    pixels++;
    place.left = Math.min(place.left, x);
    place.top = Math.min(place.top, y);
    place.right = Math.max(place.right, x);
    place.bottom = Math.max(place.bottom, y);
  }
return { sizes: [size(before)], pixels, place: pixels ? place : null };
