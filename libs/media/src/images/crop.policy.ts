import { limits, type PhotoCrop } from '#contracts';

/** Fractions come from a finger and a division: what is out by less than a pixel is not wrong. */
const SLACK = 0.001;

/** The part as it can be cut, or null when it is no part of the photo, or too little of it to be looked at. */
export function cropWithin({ x, y, width, height }: PhotoCrop): PhotoCrop | null {
  if (x + width > 1 + SLACK || y + height > 1 + SLACK || Math.max(width, height) < limits.cropMin) return null;
  if (width <= SLACK || height <= SLACK) return null;
  return { x, y, width: Math.min(width, 1 - x), height: Math.min(height, 1 - y) };
}

export const sameCrop = (one: PhotoCrop | null, other: PhotoCrop | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height);

/** The same in pixels, for a picture of this size. */
export function cropPixels(crop: PhotoCrop, size: { readonly width: number; readonly height: number }) {
  const left = Math.min(Math.round(crop.x * size.width), size.width - 1);
  const top = Math.min(Math.round(crop.y * size.height), size.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * size.width), size.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * size.height), size.height - top)),
  };
}
