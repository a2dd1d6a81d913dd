import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { limits, type ErrorCode } from '#contracts';
import {
  aHeavyPicture,
  aHeic,
  anAnimation,
  anSvg,
  aPdf,
  aPhonePicture,
  aPicture,
  aPictureWithPage,
  aPixelBomb,
  aPngOf,
  aTextFile,
  pageCanary,
  phoneCanary,
} from '#testing';
import { clean, renderAttachment, renderRenditions, variants } from './image-processing.js';

const refusals: [string, ErrorCode, () => Buffer | Promise<Buffer>][] = [
  ['a text file, whatever its name says', 'photo_type', aTextFile],
  ['a drawing that can carry a script', 'photo_type', anSvg],
  ['a document', 'photo_type', aPdf],
  ['an animated GIF', 'photo_type', () => anAnimation('gif')],
  ['nothing', 'photo_type', () => Buffer.alloc(0)],
  ['the format of a phone that cannot be read here', 'photo_heic', aHeic],
  ['a file over 10 MB', 'photo_too_large', () => aHeavyPicture(limits.photoBytes + 1)],
  ['a picture of 400 megapixels', 'photo_too_many_pixels', aPixelBomb],
  ['a picture of one row too many', 'photo_too_many_pixels', () => aPngOf(10_000, 5_001)],
  ['a picture that is too small to see anybody', 'photo_too_small', () => aPicture({ width: 199, height: 900 })],
  ['a picture whose header alone is whole', 'photo_unreadable', async () => (await aPicture()).subarray(0, 2_000)],
  ['a JPEG whose last rows are missing', 'photo_unreadable', async () => (await aPicture()).subarray(0, -2_000)],
  [
    'a header with noise behind it',
    'photo_unreadable',
    async () => Buffer.concat([aPngOf(300, 300).subarray(0, 40), Buffer.alloc(500, 7)]),
  ],
];

async function inFile<Result>(bytes: Uint8Array, work: (path: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'photo-'));
  try {
    await writeFile(join(folder, 'photo'), bytes);
    return await work(join(folder, 'photo'));
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('an upload', () => {
  it.each(refusals)('is refused when it is %s [ASVS 5.2.2]', async (_, code, make) => {
    await expect(clean(await make())).rejects.toMatchObject({ code });
  });

  it.each(refusals)('is refused alike when it lies in a file: %s', async (_, code, make) => {
    await expect(inFile(await make(), clean)).rejects.toMatchObject({ code });
  });

  it('is the same photo from a file as from memory', async () => {
    const picture = await aPhonePicture();
    expect(await inFile(picture, clean)).toEqual(await clean(picture));
  });

  it('is refused for its pixels by what the header says, before one of them is unpacked [ASVS 5.2.6]', async () => {
    const headerAlone = aPixelBomb().subarray(0, 200);
    await expect(clean(headerAlone)).rejects.toMatchObject({ code: 'photo_too_many_pixels', details: { params: { megapixels: 50 } } });
  });

  it.each(['jpeg', 'png', 'webp'] as const)('may be a %s', async (format) => {
    expect((await sharp(await clean(await aPicture({ format }))).metadata()).format).toBe('jpeg');
  });

  it('may be a JPEG without its end marker, from memory and from a file: all its rows are there', async () => {
    const whole = await aPicture();
    const kept = await clean(whole);
    const cut = whole.subarray(0, -2);
    expect((await clean(cut)).equals(kept)).toBe(true);
    expect((await inFile(cut, clean)).equals(kept)).toBe(true);
    expect(await renderAttachment(cut)).toMatchObject({ width: 600, height: 450 });
  });

  it('may have exactly 10 MB', async () => {
    await expect(clean(await aHeavyPicture(limits.photoBytes))).resolves.toBeInstanceOf(Uint8Array);
  });

  it('may have exactly 50 million pixels and is kept at 2,400', async () => {
    const { width, height } = await sharp(await clean(aPngOf(10_000, 5_000))).metadata();
    expect([width, height]).toEqual([2_400, 1_200]);
  });

  it('loses its place, maker and colour profile, and stands upright', async () => {
    const phone = await aPhonePicture();
    const before = await sharp(phone).metadata();
    expect(before).toMatchObject({ orientation: 6, width: 640, exif: expect.anything(), xmp: expect.anything(), icc: expect.anything() });

    const kept = await clean(phone);
    const after = await sharp(kept).metadata();
    expect([after.width, after.height]).toEqual([480, 640]);
    expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(Array(5).fill(undefined));
    expect(kept.includes(phoneCanary)).toBe(false);
  });

  it('keeps nothing of a web page that travels inside a picture [ASVS 5.4.3]', async () => {
    const smuggled = await aPictureWithPage();
    expect(smuggled.includes(pageCanary)).toBe(true);
    const kept = await clean(smuggled);
    const renditions = await renderRenditions(kept);
    for (const bytes of [kept, ...variants.map((variant) => renditions[variant])]) expect(bytes.includes('canary')).toBe(false);
  });

  it('keeps the first frame of an animation', async () => {
    const kept = await clean(await anAnimation('webp'));
    const { channels } = await sharp(kept).stats();
    expect((await sharp(kept).metadata()).pages).toBeUndefined();
    expect(channels.map(({ mean }) => Math.round(mean / 16))).toEqual([16, 0, 0]);
  });

  it('gets a white ground where it is transparent', async () => {
    const glass = await sharp({ create: { width: 300, height: 300, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const { channels } = await sharp(await clean(glass)).stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });
});

describe('the renditions', () => {
  it('have their sizes, are WebP and carry no metadata [ASVS 14.2.8]', async () => {
    const renditions = await renderRenditions(await clean(await aPhonePicture()));
    const sizes: Record<string, unknown> = {};
    for (const variant of variants) {
      const { width, height, format, exif, xmp, iptc, icc } = await sharp(renditions[variant]).metadata();
      sizes[variant] = [width, height];
      expect([format, exif, xmp, iptc, icc]).toEqual(['webp', undefined, undefined, undefined, undefined]);
    }
    expect(sizes).toEqual({ thumb: [160, 160], card: [640, 800], full: [480, 640], blurred: [640, 800] });
  });

  it('are at most 1,600 pixels large', async () => {
    const { full, width, height } = await renderRenditions(await clean(aPngOf(3_000, 1_500)));
    expect([width, height]).toEqual([1_600, 800]);
    expect(await sharp(full).metadata()).toMatchObject({ width: 1_600, height: 800 });
  });

  it('can be made of a grey photo', async () => {
    const grey = await sharp(await aPicture())
      .greyscale()
      .toBuffer();
    const { card } = await renderRenditions(await clean(grey));
    expect(await sharp(card).metadata()).toMatchObject({ width: 640, height: 800 });
  });

  it('say no more in the blurred one than 40 pixels can', async () => {
    const patches = await sharp(await aPicture({ width: 64, height: 80, format: 'png' }))
      .resize(640, 800, { kernel: 'nearest' })
      .png({ compressionLevel: 0 })
      .toBuffer();
    const { blurred, card } = await renderRenditions(await clean(patches));
    // What is lost when a picture shrinks to a trace of 32 by 40 and grows again: nothing in the blurred one, nearly all in the clear one.
    expect(await lossBelow40Pixels(blurred)).toBeLessThan(1.5);
    expect(await lossBelow40Pixels(card)).toBeGreaterThan(15);
  });

  it('are the same blurred one for two photos that differ only in detail', async () => {
    const coarse = await sharp(await aPicture({ width: 16, height: 20, format: 'png' }))
      .resize(640, 800, { kernel: 'cubic' })
      .png()
      .toBuffer();
    const stripes = Buffer.alloc(640 * 800 * 3);
    for (let index = 0; index < stripes.length; index++) stripes[index] = Math.floor(index / 3) % 2 ? 148 : 108;
    const detail = await sharp(stripes, { raw: { width: 640, height: 800, channels: 3 } })
      .png()
      .toBuffer();
    const fine = await sharp(coarse)
      .composite([{ input: detail, blend: 'soft-light' }])
      .png()
      .toBuffer();
    const [one, other] = await Promise.all([coarse, fine].map(async (picture) => renderRenditions(await clean(picture))));
    if (!one || !other) throw new Error('no renditions');
    expect(await difference(one.card, other.card)).toBeGreaterThan(6);
    expect(await difference(one.blurred, other.blurred)).toBeLessThan(2.5);
  });
});

async function lossBelow40Pixels(picture: Buffer): Promise<number> {
  const trace = await sharp(picture).resize(32, 40, { fit: 'fill' }).png().toBuffer();
  const { width = 0, height = 0 } = await sharp(picture).metadata();
  return difference(picture, await sharp(trace).resize(width, height, { fit: 'fill', kernel: 'cubic' }).png().toBuffer());
}

/** The mean distance of the middle of two cards, per channel, from 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const middle = { left: 220, top: 300, width: 200, height: 200 };
  const [a, b] = await Promise.all([one, other].map((picture) => sharp(picture).extract(middle).removeAlpha().raw().toBuffer()));
  if (!a || !b) throw new Error('no pictures');
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
