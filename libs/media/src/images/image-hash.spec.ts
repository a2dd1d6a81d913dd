import { describe, expect, it } from '@jest/globals';
import sharp, { type Sharp } from 'sharp';
import { aPngOf, aScene } from '#testing';
import { imageHashOf } from './image-hash.js';

const differs = (one: string | null, other: string | null): number => {
  if (one === null || other === null) throw new Error('a plain picture');
  return [...one].filter((bit, at) => bit !== other[at]).length;
};
const cutBy = (share: number) => (picture: Sharp) =>
  picture.extract({ left: 600 * share, top: 800 * share, width: 600 * (1 - 2 * share), height: 800 * (1 - 2 * share) });
const scenes = [1, 2, 3, 4, 5, 6];
const NEAR = 10;

describe('what a picture looks like', () => {
  it.each<readonly [string, (picture: Sharp) => Sharp]>([
    ['packed again', (picture) => picture.jpeg({ quality: 40 })],
    ['smaller, in another format', (picture) => picture.resize(200).webp()],
    ['brighter', (picture) => picture.modulate({ brightness: 1.2 }).jpeg()],
    ['without colours', (picture) => picture.greyscale().jpeg()],
    ['a little cut', cutBy(0.02)],
  ])('stays nearly the same when it is %s', async (_how, change) => {
    for (const scene of scenes) {
      const picture = await aScene(scene);
      const changed = await change(sharp(picture)).toBuffer();
      expect(differs(await imageHashOf(picture), await imageHashOf(changed))).toBeLessThanOrEqual(NEAR);
    }
  });

  it('is far from that of every other picture', async () => {
    const hashes = await Promise.all(scenes.map(async (scene) => imageHashOf(await aScene(scene))));
    for (const [at, hash] of hashes.entries()) {
      expect(hash).toMatch(/^[01]{64}$/);
      for (const other of hashes.slice(at + 1)) expect(differs(hash, other)).toBeGreaterThan(NEAR + 4);
    }
  });

  it('is nothing for a plain picture: all of them look the same', async () => {
    expect(await imageHashOf(aPngOf(240, 300))).toBeNull();
  });
});
