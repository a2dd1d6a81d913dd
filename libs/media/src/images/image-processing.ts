import sharp, { type Sharp } from 'sharp';
import { AppError, type PhotoCrop } from '#contracts';
import { cropPixels } from './crop.policy.js';
import { imageHashOf } from './image-hash.js';
import { opened, unpack } from './open-photo.js';
import { checkUpload, type PhotoSource } from './upload-check.js';

// Photos are made two at a time (see WorkSlots): threads and caches inside the library would only take memory.
sharp.concurrency(1);
sharp.cache(false);

export const variants = ['thumb', 'card', 'full', 'blurred'] as const;
export type Variant = (typeof variants)[number];
export type Renditions = Readonly<Record<Variant, Buffer>> & {
  readonly width: number;
  readonly height: number;
  /** Of the whole picture, whatever part of it is shown. */
  readonly imageHash: string | null;
};

const ORIGINAL_EDGE = 2_400;
const FULL_EDGE = 1_600;
const PREVIEW_EDGE = 800;
const card = { width: 640, height: 800 };
const DRAWING_EDGE = 480;
const THUMB_EDGE = 160;
/** All that is left of a photo in its blurred rendition: the longer edge has 40 pixels. */
const trace = { width: 32, height: 40 };
/** Softens the trace, in its own pixels, until a face is no more than a face. */
const VEIL = 1.5;
const SECONDS = 20;

// Half the time of the default effort, and files as large within 2 %.
const webp = { quality: 80, effort: 2 };

/**
 * The photo as it is kept: checked, unpacked and packed again, upright, at most 2,400 pixels, first frame only. Nothing of the file that came
 * in is left but its pixels: no metadata, no comments, no bytes behind the picture.
 */
export async function clean(source: PhotoSource): Promise<Buffer> {
  await checkUpload(source);
  try {
    return await unpack(source, (picture) =>
      upright(picture, ORIGINAL_EDGE).timeout({ seconds: SECONDS }).jpeg({ quality: 88 }).toBuffer(),
    );
  } catch {
    throw new AppError('photo_unreadable');
  }
}

/** The four renditions of a cleaned original, or of the part of it that its owner cut out. The blurred one is made from a trace of the card, so that no more can be won back from it. */
export async function renderRenditions(original: Uint8Array, crop: PhotoCrop | null = null): Promise<Renditions> {
  const large = await pixels(
    (await cut(original, crop))
      .resize({ width: FULL_EDGE, height: FULL_EDGE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb'),
  );
  const portrait = await pixels(from(large).resize({ ...card, fit: 'cover', position: 'attention' }));
  const remains = await pixels(from(portrait).resize({ ...trace, fit: 'fill', kernel: 'linear' }));
  const veiled = await pixels(from(remains).blur(VEIL));
  return {
    full: await from(large).webp(webp).toBuffer(),
    card: await from(portrait).webp(webp).toBuffer(),
    thumb: await from(portrait)
      .resize({ width: THUMB_EDGE, height: THUMB_EDGE, fit: 'cover', position: 'attention' })
      .webp(webp)
      .toBuffer(),
    blurred: await from(veiled)
      .resize({ ...card, fit: 'fill', kernel: 'cubic' })
      .webp({ quality: 60, effort: 2 })
      .toBuffer(),
    width: large.info.width,
    height: large.info.height,
    imageHash: await imageHashOf(original),
  };
}

export type AttachmentImages = Readonly<Record<'preview' | 'full', Buffer>> & { readonly width: number; readonly height: number };

/** A photo for one conversation: checked, unpacked and packed again as above, whole, in two sizes; there is no original. */
export async function renderAttachment(source: PhotoSource): Promise<AttachmentImages> {
  await checkUpload(source);
  try {
    const large = await unpack(source, (picture) => pixels(upright(picture, FULL_EDGE)));
    return {
      full: await from(large).webp(webp).toBuffer(),
      preview: await from(large)
        .resize({ width: PREVIEW_EDGE, height: PREVIEW_EDGE, fit: 'inside', withoutEnlargement: true })
        .webp(webp)
        .toBuffer(),
      width: large.info.width,
      height: large.info.height,
    };
  } catch {
    throw new AppError('photo_unreadable');
  }
}

/** A picture of the house: checked, unpacked and packed again as above, whole and small; what is see-through stays so. */
export async function renderDrawing(source: PhotoSource): Promise<Buffer> {
  await checkUpload(source);
  try {
    return await unpack(source, (picture) =>
      picture
        .autoOrient()
        .resize({ width: DRAWING_EDGE, height: DRAWING_EDGE, fit: 'inside', withoutEnlargement: true })
        .toColourspace('srgb')
        .timeout({ seconds: SECONDS })
        .webp(webp)
        .toBuffer(),
    );
  } catch {
    throw new AppError('photo_unreadable');
  }
}

/** What lies outside the cut is in none of the renditions. */
async function cut(original: Uint8Array, crop: PhotoCrop | null): Promise<Sharp> {
  if (!crop) return sharp(original, opened);
  return sharp(original, opened).extract(cropPixels(crop, await sharp(original, opened).metadata()));
}

/** On white paper, no longer than this. */
const upright = (picture: Sharp, edge: number): Sharp =>
  picture
    .autoOrient()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');

type Pixels = Awaited<ReturnType<typeof pixels>>;

const pixels = (picture: Sharp) => picture.timeout({ seconds: SECONDS }).raw().toBuffer({ resolveWithObject: true });

const from = ({ data, info: { width, height, channels } }: Pixels): Sharp => sharp(data, { raw: { width, height, channels } });
