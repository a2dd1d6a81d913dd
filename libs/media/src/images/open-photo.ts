import { appendFile, open } from 'node:fs/promises';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import { limits } from '#contracts';
import type { PhotoSource } from './upload-check.js';

export const opened: SharpOptions = { limitInputPixels: limits.photoPixels, failOn: 'error' };

const jpegStart = Buffer.from([0xff, 0xd8]);
const jpegEnd = Buffer.from([0xff, 0xd9]);

/**
 * Unpacks what came in and makes something of it. Some phones and programs leave out the marker at the end of a JPEG: with it such a file is read
 * as well, where no row is missing. To a file the marker is added. Throws what the library throws.
 */
export async function unpack<Result>(source: PhotoSource, make: (picture: Sharp) => Promise<Result>): Promise<Result> {
  try {
    return await make(sharp(source, opened));
  } catch (fault) {
    if (!(await lacksEnd(source))) throw fault;
    // A row that is missing is a mere warning once the end is there.
    return make(sharp(await withEnd(source), { ...opened, failOn: 'warning' }));
  }
}

async function lacksEnd(source: PhotoSource): Promise<boolean> {
  const [first, last] = typeof source === 'string' ? await endsOf(source) : [source.subarray(0, 2), source.subarray(-2)];
  return jpegStart.equals(first) && !jpegEnd.equals(last);
}

async function endsOf(path: string): Promise<readonly [Uint8Array, Uint8Array]> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const [first, last] = [Buffer.alloc(2), Buffer.alloc(2)];
    await file.read(first, 0, 2, 0);
    await file.read(last, 0, 2, Math.max(0, size - 2));
    return [first, last];
  } finally {
    await file.close();
  }
}

async function withEnd(source: PhotoSource): Promise<PhotoSource> {
  if (typeof source !== 'string') return Buffer.concat([source, jpegEnd]);
  await appendFile(source, jpegEnd);
  return source;
}
