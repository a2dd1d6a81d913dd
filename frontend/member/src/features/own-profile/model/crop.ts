import type { PhotoCrop } from '#contracts';

export const cropShapes = ['whole', 'tall', 'square'] as const;
export type CropShape = (typeof cropShapes)[number];

/** How the photo lies under the frame: `zoom` 1 is as much as fits, the centre is in fractions of the photo. */
export interface Framing {
  readonly shape: CropShape;
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const maxZoom = 4;
const ratios = { tall: 4 / 5, square: 1 } as const;
const between = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The largest frame of this shape in the photo, in fractions of the photo. */
function largest(shape: 'tall' | 'square', { width, height }: Size): Size {
  const ratio = ratios[shape];
  return width / height > ratio ? { width: (height * ratio) / width, height: 1 } : { width: 1, height: width / ratio / height };
}

/** The part of the photo under the frame; it never leaves the photo. Null is the whole photo. */
export function cropOf({ shape, zoom, x, y }: Framing, size: Size): PhotoCrop | null {
  if (shape === 'whole') return null;
  const most = largest(shape, size);
  const factor = between(zoom, 1, maxZoom);
  const width = most.width / factor;
  const height = most.height / factor;
  return { x: between(x - width / 2, 0, 1 - width), y: between(y - height / 2, 0, 1 - height), width, height };
}

/** The framing that a stored crop came from. */
export function framingOf(crop: PhotoCrop | null, size: Size): Framing {
  if (!crop) return { shape: 'tall', zoom: 1, x: 0.5, y: 0.4 };
  const ratio = (crop.width * size.width) / (crop.height * size.height);
  const shape = Math.abs(ratio - ratios.square) < Math.abs(ratio - ratios.tall) ? 'square' : 'tall';
  return {
    shape,
    zoom: between(largest(shape, size).width / crop.width, 1, maxZoom),
    x: crop.x + crop.width / 2,
    y: crop.y + crop.height / 2,
  };
}

/** Moved, with the centre kept where the frame can still follow: else the next step back would seem to do nothing. */
export function moved(framing: Framing, by: { readonly x: number; readonly y: number }, size: Size): Framing {
  const crop = cropOf({ ...framing, x: framing.x + by.x, y: framing.y + by.y }, size);
  return crop ? { ...framing, x: crop.x + crop.width / 2, y: crop.y + crop.height / 2 } : framing;
}

export const zoomed = (framing: Framing, zoom: number, size: Size): Framing =>
  moved({ ...framing, zoom: between(zoom, 1, maxZoom) }, { x: 0, y: 0 }, size);
