import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { AppError, limits } from '#contracts';

/** What the first bytes may say, whatever the name and the declared type are. An animated PNG is a PNG whose first frame counts. */
const readable: ReadonlySet<string | undefined> = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/webp']);
const phoneOnly: ReadonlySet<string | undefined> = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);
const MEGABYTE = 1024 * 1024;
const MEGAPIXEL = 1_000_000;

/**
 * Throws when the bytes are no photo that may be decoded. Everything is decided from the size and the header: a picture of too many pixels is
 * refused before one of them is unpacked.
 */
export async function checkUpload(bytes: Uint8Array): Promise<void> {
  if (bytes.byteLength > limits.photoBytes) throw new AppError('photo_too_large', { params: { megabytes: limits.photoBytes / MEGABYTE } });
  await checkKind(bytes);

  const { width, height } = await headerOf(bytes);
  if (width * height > limits.photoPixels) {
    throw new AppError('photo_too_many_pixels', { params: { megapixels: limits.photoPixels / MEGAPIXEL } });
  }
  if (Math.min(width, height) < limits.photoEdgeMin) throw new AppError('photo_too_small', { params: { pixels: limits.photoEdgeMin } });
}

async function checkKind(bytes: Uint8Array): Promise<void> {
  const kind = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (phoneOnly.has(kind?.mime)) throw new AppError('photo_heic');
  if (!readable.has(kind?.mime)) throw new AppError('photo_type');
}

async function headerOf(bytes: Uint8Array): Promise<{ width: number; height: number }> {
  try {
    // No limit here: it is our own comparison that refuses, with a text that says why.
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch {
    throw new AppError('photo_unreadable');
  }
}
