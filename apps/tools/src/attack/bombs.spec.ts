import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { allBombs, endlessGif, promisingPng } from './bombs.js';

/** Once: each time takes some hundred megabytes to make. */
const bombs = allBombs();

describe('the bombs of an attack', () => {
  it('are small on the wire, and each is another one', () => {
    expect(bombs.filter(({ body }) => body.length > 600_000).map(({ what }) => what)).toEqual([]);
    expect(new Set(bombs.map(({ what }) => what)).size).toBe(bombs.length);
  });

  it('unpack to an ocean', async () => {
    const packed = bombs.find(({ what }) => what === 'JSON, packed by gzip');
    expect(gunzipSync(packed?.body ?? '').length).toBeGreaterThan(50_000_000);
    const head = await sharp(promisingPng(20_000, 20_000), { limitInputPixels: false }).metadata();
    expect([head.width, head.height]).toEqual([20_000, 20_000]);
    expect((await sharp(endlessGif(300), { limitInputPixels: false }).metadata()).pages).toBe(300);
  });
});
