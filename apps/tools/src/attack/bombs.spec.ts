import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { allBombs, endlessGif, promisingPng } from './bombs.js';

describe('the bombs of an attack', () => {
  it('are small on the wire, and each is another one', () => {
    const bombs = allBombs();
    expect(bombs.filter(({ body }) => body.length > 600_000).map(({ what }) => what)).toEqual([]);
    expect(new Set(bombs.map(({ what }) => what)).size).toBe(bombs.length);
  });

  it('unpack to an ocean', async () => {
    const packed = allBombs().find(({ what }) => what === 'JSON, packed by gzip');
    expect(gunzipSync(packed?.body ?? '').length).toBeGreaterThan(50_000_000);
    const head = await sharp(promisingPng(20_000, 20_000), { limitInputPixels: false }).metadata();
    expect([head.width, head.height]).toEqual([20_000, 20_000]);
    expect((await sharp(endlessGif(300), { limitInputPixels: false }).metadata()).pages).toBe(300);
  });
});
