import { stat } from 'node:fs/promises';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { AppError, limits } from '#contracts';

/** A photo as it came: its bytes, or the path of a file that holds them. A file is never read as a whole. */
export type PhotoSource = Uint8Array | string;

/** What the first bytes may say, whatever the name and the declared type are. An animated PNG is a PNG whose first frame counts. */
const readable: ReadonlySet<string | undefined> = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp']);
const phoneOnly: ReadonlySet<string | undefined> = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);
const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

/**
 * Throws when it is no photo that may be decoded. Everything is decided from the size and the header: a picture of too many pixels is
 * refused before one of them is unpacked.
 */
export async function checkUpload(source: PhotoSource): Promise<void> {
  if ((await sizeOf(source)) > limits.photoBytes)
    throw new AppError('photo_too_large', { params: { megabytes: limits.photoBytes / MEGABYTE } });
  await checkKind(source);

  const { width, height } = await headerOf(source);
  if (width * height > limits.photoPixels) {
    throw new AppError('photo_too_many_pixels', { params: { megapixels: limits.photoPixels / MEGAPIXEL } });
  }
  if (Math.min(width, height) < limits.photoEdgeMin) throw new AppError('photo_too_small', { params: { pixels: limits.photoEdgeMin } });
}

const sizeOf = async (source: PhotoSource): Promise<number> => (typeof source === 'string' ? (await stat(source)).size : source.byteLength);

async function checkKind(source: PhotoSource): Promise<void> {
  const kind = await (typeof source === 'string' ? fileTypeFromFile(source) : fileTypeFromBuffer(source)).catch(() => undefined);
  if (phoneOnly.has(kind?.mime)) throw new AppError('photo_heic');
  if (!readable.has(kind?.mime)) throw new AppError('photo_type');
}

async function headerOf(source: PhotoSource): Promise<{ width: number; height: number }> {
  try {
    // No limit here: it is our own comparison that refuses, with a text that says why.
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    throw new AppError('photo_unreadable');
  }
}
