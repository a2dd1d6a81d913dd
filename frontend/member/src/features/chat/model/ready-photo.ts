import type { ReadyPhoto } from './outbox';
import { fitted } from './photo-size';

const quality = 0.88;

/**
 * Makes a chosen file ready to go: what the browser can show becomes an upright JPEG of a size that travels, without the place and the camera
 * that phones write into it. The server does the same again. Throws when the browser cannot read it.
 */
export async function readyPhoto(file: Blob): Promise<Omit<ReadyPhoto, 'alt'>> {
  const picture = await createImageBitmap(file);
  try {
    const size = fitted(picture.width, picture.height);
    const canvas = document.createElement('canvas');
    canvas.width = size.width;
    canvas.height = size.height;
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('no canvas');
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, size.width, size.height);
    paper.drawImage(picture, 0, 0, size.width, size.height);
    return { ...size, file: await packed(canvas) };
  } finally {
    picture.close();
  }
}

const packed = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('not packed'))), 'image/jpeg', quality);
  });
