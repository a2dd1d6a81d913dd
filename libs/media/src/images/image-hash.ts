import sharp from 'sharp';
import { limits } from '#contracts';

const EDGE = 32;
const WAVES = 8;
/** Greys that differ by less are a plain picture, which looks like every other one. */
const PLAIN = 16;
const SECONDS = 20;

const cosines = Array.from({ length: WAVES }, (_wave, wave) =>
  Array.from({ length: EDGE }, (_place, place) => Math.cos(((2 * place + 1) * wave * Math.PI) / (2 * EDGE))),
);

/**
 * What a picture looks like, as 64 bits (a perceptual hash: which of the longest waves of its greys are stronger than the middle one). The same
 * picture packed again, smaller, brighter or a little cut differs in few of them, another one in about half. No picture can be made of it.
 */
export async function imageHashOf(picture: Uint8Array): Promise<string | null> {
  const greys = await sharp(picture, { limitInputPixels: limits.photoPixels, failOn: 'error' })
    .greyscale()
    .resize({ width: EDGE, height: EDGE, fit: 'fill' })
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer();
  if (Math.max(...greys) - Math.min(...greys) < PLAIN) return null;
  const waves = cosines.flatMap((down) => cosines.map((across) => strength(greys, down, across)));
  // The first one is how bright the picture is, which says nothing.
  const middle = waves.slice(1).toSorted((one, other) => one - other)[(waves.length - 2) / 2] ?? 0;
  return waves.map((wave, at) => (at > 0 && wave > middle ? '1' : '0')).join('');
}

const strength = (greys: Uint8Array, down: readonly number[], across: readonly number[]): number =>
  greys.reduce((sum, grey, at) => sum + grey * (down[Math.floor(at / EDGE)] ?? 0) * (across[at % EDGE] ?? 0), 0);
