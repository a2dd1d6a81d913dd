import { limits } from '#contracts';
import { fitted } from './photo-size';
import { photoTypes } from './photo-types';

const quality = 0.88;
/** Larger than this the server keeps no photo of a profile. */
const keptEdge = 2_400;

/** Upright, in a size that travels, without the place and the camera that phones write into a photo. */
export interface PackedPhoto {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/**
 * Makes a chosen file ready to go: what the browser can show becomes a JPEG inside a square of this edge. The server does the same again. Throws
 * when the browser cannot read it.
 */
export async function readyPhoto(file: Blob, edge: number): Promise<PackedPhoto> {
  const picture = await createImageBitmap(file);
  try {
    return await pack(picture, fitted(picture.width, picture.height, edge));
  } finally {
    picture.close();
  }
}

/**
 * The same for a profile, where it is needed: the photo is larger than what the server keeps, or of a kind that this browser alone can read. What
 * it cannot read goes as it is, and the server says what is the matter with it.
 */
export async function smallerPhoto(file: File): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const size = fitted(picture.width, picture.height, keptEdge);
    const isSmall = size.width === picture.width && file.size <= limits.photoBytes;
    picture.close();
    if (isSmall && photoTypes.some((type) => type === file.type)) return file;
    const { file: packed } = await readyPhoto(file, keptEdge);
    return new File([packed], file.name.replace(/(\.[^.]*)?$/, '.jpg'), { type: packed.type });
  } catch {
    return file;
  }
}

async function pack(picture: ImageBitmap, size: { readonly width: number; readonly height: number }): Promise<PackedPhoto> {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  paper.fillStyle = 'white';
  paper.fillRect(0, 0, size.width, size.height);
  paper.drawImage(picture, 0, 0, size.width, size.height);
  return { ...size, file: await jpegOf(canvas) };
}

const jpegOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not packed'))), 'image/jpeg', quality);
  });
