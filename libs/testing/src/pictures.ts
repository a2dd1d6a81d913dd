import { constants, crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

// Pictures made in code: honest ones, and files that somebody might send to do harm.

export type PictureWish = {
  readonly width?: number;
  readonly height?: number;
  readonly format?: 'jpeg' | 'png' | 'webp';
  /** Another number gives another picture. */
  readonly seed?: number;
};

/** A picture full of detail, so that nothing about it is easy to pack or to guess. */
export async function aPicture({ width = 600, height = 450, format = 'jpeg', seed = 1 }: PictureWish = {}): Promise<Buffer> {
  return sharp(detailed(width, height, seed), { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

function detailed(width: number, height: number, seed: number): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  // Taken once: in the sandbox of a test each look at a global costs more than the rest of a step.
  const { imul } = Math;
  let state = seed * 2_654_435_761;
  for (let index = 0; index < bytes.length; index++) {
    state = (imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

/** Large shapes on a ground, as a photo has them: what it looks like survives being packed, shrunk and cut. 600 by 800 pixels. */
export function aScene(seed: number): Promise<Buffer> {
  const { imul } = Math;
  let state = seed * 2_654_435_761;
  const upTo = (most: number): number => {
    state = (imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % most;
  };
  const shape = () =>
    `<ellipse cx="${upTo(600)}" cy="${upTo(800)}" rx="${upTo(150)}" ry="${upTo(150)}" fill="rgb(${upTo(256)},${upTo(256)},${upTo(256)})"/>`;
  const shapes = Array.from({ length: 30 }, shape).join('');
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#888"/>${shapes}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer();
}

/** A JPEG as a phone writes it: lying on its side, with the place where it was taken, a maker, XMP and a colour profile. */
export async function aPhonePicture(): Promise<Buffer> {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${phoneCanary}"/></rdf:RDF></x:xmpmeta>`;
  return sharp(await aPicture({ width: 640, height: 480 }))
    .withIccProfile('p3')
    .withXmp(xmp)
    .withExif({
      IFD0: { Make: phoneCanary, Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '4/1 53/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
/** Stands in the metadata of `aPhonePicture`. */
export const phoneCanary = 'CanaryPhone';

/** A valid PNG of so many black pixels, one bit each: a few kilobytes that unpack to an ocean. */
export function aPngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8); // bits per pixel; the rest is zero: grey, no interlace
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: constants.Z_BEST_COMPRESSION });
  return Buffer.concat([pngSignature, pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))]);
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** 400 million pixels in about 50 kB. */
export const aPixelBomb = (): Buffer => aPngOf(20_000, 20_000);

/** A JPEG with a web page in a comment and another one behind the picture. */
export async function aPictureWithPage(): Promise<Buffer> {
  const jpeg = await aPicture();
  const comment = Buffer.from(pageCanary);
  const marker = Buffer.from([0xff, 0xfe, 0, 0]);
  marker.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2), Buffer.from(pageCanary)]);
}
/** Stands in `aPictureWithPage`. */
export const pageCanary = '<script>alert("canary")</script>';

/** Three frames, the first one red, the others blue. */
export async function anAnimation(format: 'gif' | 'webp'): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 300, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = await Promise.all(['#ff0000', '#0000ff', '#0000fe'].map(frame));
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

export const aTextFile = (): Buffer => Buffer.from('Dear admin, this is not a photo at all.\n'.repeat(50));
export const anSvg = (): Buffer =>
  Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="500" height="500"><script>alert(1)</script></svg>');
export const aPdf = (): Buffer => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'.padEnd(2_000, ' '));

/** Enough of a HEIC file to be known as one. */
export const aHeic = (): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'), Buffer.alloc(2_000)]);

/** A valid JPEG of more than the given size: what follows the picture is padding. */
export async function aHeavyPicture(bytes: number): Promise<Buffer> {
  const jpeg = await aPicture();
  return Buffer.concat([jpeg, Buffer.alloc(Math.max(0, bytes - jpeg.length))]);
}
