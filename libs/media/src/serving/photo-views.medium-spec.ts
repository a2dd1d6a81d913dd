import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PhotoId } from '#contracts';
import { Transactions } from '#database';
import { World, type TestMember } from '#testing';
import { aPhotoOf, keysOf } from '../media.fixture.js';
import { PhotoViews } from './photo-views.service.js';

let world: World;
let views: PhotoViews;
let anna: TestMember;
let free: TestMember;
let premium: TestMember;
let main: PhotoId;
let other: PhotoId;
let hidden: PhotoId;

beforeAll(async () => {
  world = await World.open();
  views = world.get(PhotoViews);
  await rm(join(world.config.dataDir, 'objects'), { recursive: true, force: true });
  anna = await world.member('Anna');
  free = await world.member('Bert');
  premium = await world.member('Carl', { paid: true });
  main = await aPhotoOf(world, anna);
  other = await aPhotoOf(world, anna);
  hidden = await aPhotoOf(world, anna, { private: true });
});
afterAll(() => world.close());

const mainFor = (viewerId: string | null) =>
  world.get(Transactions).read(async (tx) => (await views.mainImagesOf(tx, [anna.id], viewerId)).get(anna.id));
const pageFor = (viewerId: string | null) =>
  world.get(Transactions).read(async (tx) => (await views.ofMember(tx, anna.id, viewerId)).photos);

describe('the main photo', () => {
  it('has its clear names for members, and only the blurred one for visitors [#16]', async () => {
    const { thumb, card, full, blurred } = await keysOf(world, main);
    const clear = {
      thumb_filename: `${thumb}.webp`,
      card_filename: `${card}.webp`,
      filename: `${full}.webp`,
      status: 'visible',
      locked: false,
    };
    for (const viewer of [free, premium, anna]) expect(await mainFor(viewer.id)).toEqual(clear);
    const name = `${blurred}.webp`;
    expect(await mainFor(null)).toEqual({ thumb_filename: name, card_filename: name, filename: name, status: 'visible', locked: true });
  });

  it('is locked for free members when its owner keeps it for premium', async () => {
    await world.rows('update media.photo set premium_only = true where id = $1', [main]);
    expect(await mainFor(free.id)).toMatchObject({ locked: true });
    expect(await mainFor(premium.id)).toMatchObject({ locked: false });
    expect(await mainFor(anna.id)).toMatchObject({ locked: false });
    await world.rows('update media.photo set premium_only = false');
  });

  it('of a whole list takes two statements', async () => {
    const members = [anna.id, free.id, premium.id];
    const statements = await world.statementsIn(() => world.get(Transactions).read((tx) => views.mainImagesOf(tx, members, free.id)));
    expect(statements).toHaveLength(2);
  });

  it('that still waits is there for its owner alone', async () => {
    const dora = await world.member('Dora');
    await aPhotoOf(world, dora, { rendered: false });
    const seen = (viewerId: string | null) =>
      world.get(Transactions).read(async (tx) => (await views.mainImagesOf(tx, [dora.id], viewerId)).get(dora.id));
    expect(await seen(dora.id)).toMatchObject({ status: 'processing', filename: '' });
    expect([await seen(free.id), await seen(premium.id), await seen(null)]).toEqual([undefined, undefined, undefined]);
  });
});

describe('the photos on a page', () => {
  it('are all clear for premium members and the owner, the main one first', async () => {
    for (const viewer of [premium, anna]) {
      const page = await pageFor(viewer.id);
      expect(page.map(({ id, locked, private: isPrivate }) => [id, locked, isPrivate])).toEqual([
        [main, false, false],
        [other, false, false],
        [hidden, false, true],
      ]);
    }
  });

  it('never name a clear file that is locked', async () => {
    const secrets = [await keysOf(world, other), await keysOf(world, hidden)].flatMap(({ thumb, card, full }) => [thumb, card, full]);
    const seenByFree = JSON.stringify(await pageFor(free.id));
    expect(JSON.parse(seenByFree)).toHaveLength(3);
    for (const secret of secrets) expect(seenByFree).not.toContain(secret);

    const { thumb, card, full, blurred } = await keysOf(world, main);
    const seenByVisitor = JSON.stringify(await pageFor(null));
    expect(JSON.parse(seenByVisitor)).toHaveLength(1);
    expect(seenByVisitor).toContain(blurred);
    for (const secret of [...secrets, thumb, card, full]) expect(seenByVisitor).not.toContain(secret);
  });

  it('are gone for others when they are hidden or rejected', async () => {
    await world.rows(`update media.photo set status = 'hidden' where id = $1`, [other]);
    await world.rows(`update media.photo set status = 'rejected' where id = $1`, [hidden]);
    expect((await pageFor(premium.id)).map(({ id }) => id)).toEqual([main]);
    expect((await pageFor(anna.id)).map(({ id }) => id)).toEqual([main, other]);
    await world.rows(`update media.photo set status = 'visible'`);
  });
});
