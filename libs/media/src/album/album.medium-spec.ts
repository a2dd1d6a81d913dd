import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { limits } from '#contracts';
import { Transactions } from '#database';
import { StandingService } from '#visibility';
import { World, type TestMember } from '#testing';
import { aPhotoOf, filesIn, keysOf } from '../media.fixture.js';
import { OwnPhotosService } from './own-photos.service.js';
import { PhotoObjects } from '../files/index.js';
import { PhotoViews, ServingService } from '../serving/index.js';
import { RemovedPhotos } from './removed-photos.service.js';
import { RenderingService } from '../renditions/index.js';

let world: World;
let own: OwnPhotosService;
let anna: TestMember;
let premium: TestMember;

beforeAll(async () => {
  world = await World.open();
  own = world.get(OwnPhotosService);
});
beforeEach(async () => {
  await world.empty();
  await rm(join(world.config.dataDir, 'objects'), { recursive: true, force: true });
  anna = await world.member('Anna', { paid: true });
  premium = await world.member('Bert', { paid: true });
});
afterAll(() => world.close());

const pay = (who: TestMember, paid: boolean) =>
  world.get(Transactions).run((tx) => world.get(StandingService).set(tx, who.id, 'paid', paid));
const photosOf = async () => (await own.list(anna.id)).photos;
const mainOf = async () => (await photosOf()).find(({ main }) => main)?.id;
const seenBy = (viewer: TestMember) =>
  world.get(Transactions).read(async (tx) => (await world.get(PhotoViews).ofMember(tx, anna.id, viewer.id)).photos);

describe('a photo that is taken away', () => {
  it('is gone for everybody at once, and comes back to its place for ten minutes [#65]', async () => {
    const [one, two] = [await aPhotoOf(world, anna), await aPhotoOf(world, anna)];
    const { full } = await keysOf(world, one);
    await own.remove(anna.id, one);
    expect(await mainOf()).toBe(two);
    expect((await seenBy(premium)).map(({ id }) => id)).toEqual([two]);
    await expect(world.get(ServingService).open(full, premium.id)).rejects.toMatchObject({ code: 'photo_not_found' });
    await expect(world.get(ServingService).open(full, anna.id)).rejects.toMatchObject({ code: 'photo_not_found' });
    await expect(own.remove(anna.id, one)).rejects.toMatchObject({ code: 'photo_not_found' });

    await own.restore(anna.id, one);
    expect(await photosOf()).toMatchObject([
      { id: one, main: true, status: 'processing' },
      { id: two, main: false },
    ]);
    await world.get(RenderingService).render(anna.id, one);
    expect((await seenBy(premium)).map(({ id }) => id)).toEqual([one, two]);
    await expect(own.restore(anna.id, one)).rejects.toMatchObject({ code: 'photo_not_found' });

    await own.remove(anna.id, one);
    await world.clockAhead('11 minutes');
    await expect(own.restore(anna.id, one)).rejects.toMatchObject({ code: 'photo_not_found' });
  });

  it('makes room at once, and cannot come back when the room is taken [#128]', async () => {
    await pay(anna, false);
    const [one] = [await aPhotoOf(world, anna), await aPhotoOf(world, anna), await aPhotoOf(world, anna)];
    await own.remove(anna.id, one);
    await aPhotoOf(world, anna);
    await expect(own.restore(anna.id, one)).rejects.toMatchObject({ code: 'photo_limit' });
    expect(await photosOf()).toHaveLength(3);
  });

  it('that was being made is made when it is back', async () => {
    const id = await aPhotoOf(world, anna, { rendered: false });
    await own.remove(anna.id, id);
    expect(await world.get(RenderingService).render(anna.id, id)).toBe('gone');
    await own.restore(anna.id, id);
    expect(await world.rows(`select 1 from events.outbox where reaction = 'photo.render'`)).toHaveLength(2);
    expect(await world.get(RenderingService).render(anna.id, id)).toBe('shown');
  });

  it('stays hidden when staff had hidden it', async () => {
    const id = await aPhotoOf(world, anna);
    await world.rows(`update media.photo set status = 'hidden'`);
    await own.remove(anna.id, id);
    expect((await own.restore(anna.id, id)).photos).toMatchObject([{ id, status: 'hidden' }]);
    await world.get(RenderingService).render(anna.id, id);
    expect(await photosOf()).toMatchObject([{ id, status: 'hidden', filename: expect.any(String) }]);
    expect(await seenBy(premium)).toEqual([]);
  });
});

describe('a member who is not premium any more', () => {
  it('keeps all photos, and shows three until premium is back [#128] [#136]', async () => {
    const add = (isPrivate = false) => aPhotoOf(world, anna, { private: isPrivate });
    const ids = [await add(), await add(), await add(), await add(), await add(true)] as const;
    await own.makeMain(anna.id, ids[3]);
    const { full: shown } = await keysOf(world, ids[1]);
    const { full: waiting } = await keysOf(world, ids[2]);
    await pay(anna, false);
    expect((await photosOf()).map(({ over_limit, status }) => [over_limit, status])).toEqual([
      [false, 'visible'],
      [false, 'visible'],
      [false, 'visible'],
      [true, 'hidden'],
      [true, 'hidden'],
    ]);
    expect((await seenBy(premium)).map(({ id }) => id)).toEqual([ids[3], ids[0], ids[1]]);
    await world.get(ServingService).open(shown, premium.id);
    await expect(world.get(ServingService).open(waiting, premium.id)).rejects.toMatchObject({ code: 'photo_not_found' });

    // A place that becomes free goes to the next; the order decides.
    await own.remove(anna.id, ids[0]);
    expect((await seenBy(premium)).map(({ id }) => id)).toEqual([ids[3], ids[1], ids[2]]);
    await own.reorder(anna.id, [ids[3], ids[4], ids[2], ids[1]]);
    expect((await seenBy(premium)).map(({ id }) => id)).toEqual([ids[3], ids[4], ids[2]]);

    await pay(anna, true);
    expect(await seenBy(premium)).toHaveLength(4);
  });

  it('has the limits that the contract names', async () => {
    expect(await world.rows(`select media.photo_limit(false) as free, media.photo_limit(true) as premium`)).toEqual([
      { free: limits.freePhotos, premium: limits.premiumPhotos },
    ]);
  });
});

describe('what a member decides about a photo', () => {
  it('keeps the face for premium members, whichever photo shows it [#65]', async () => {
    const [one, two] = [await aPhotoOf(world, anna), await aPhotoOf(world, anna)];
    const free = await world.member('Carl');
    await own.edit(anna.id, one, { premium_only: true });
    const lockedFor = async (viewer: TestMember) => (await seenBy(viewer)).map(({ locked }) => locked);
    expect([await lockedFor(free), await lockedFor(premium)]).toEqual([
      [true, true],
      [false, false],
    ]);
    await own.makeMain(anna.id, two);
    expect(await lockedFor(free)).toEqual([true, true]);
    await own.remove(anna.id, two);
    expect(await lockedFor(free)).toEqual([true]);
    await own.restore(anna.id, two);
    await world.get(RenderingService).render(anna.id, two);
    expect(await lockedFor(free)).toEqual([true, true]);
    await expect(own.edit(anna.id, one, { premium_only: true })).rejects.toMatchObject({ code: 'invalid_input' });
    await own.edit(anna.id, two, { premium_only: false });
    expect(await lockedFor(free)).toEqual([false, true]);
  });

  it('makes the main photo private and lets the next one take its place, and the other way round', async () => {
    const [one, two] = [await aPhotoOf(world, anna), await aPhotoOf(world, anna)];
    await own.edit(anna.id, one, { private: true });
    expect(await mainOf()).toBe(two);
    await own.edit(anna.id, two, { private: true });
    expect(await mainOf()).toBeUndefined();
    await own.edit(anna.id, one, { private: false });
    expect(await mainOf()).toBe(one);
  });

  it('is told to those who see the photo, and to nobody else', async () => {
    await aPhotoOf(world, anna);
    const id = await aPhotoOf(world, anna);
    await own.edit(anna.id, id, { caption: 'In my garden' });
    const free = await world.member('Carl');
    expect((await seenBy(premium)).map(({ caption }) => caption)).toEqual(['', 'In my garden']);
    expect((await seenBy(free)).map(({ caption }) => caption)).toEqual(['', '']);
  });

  it('is nothing that somebody else can do', async () => {
    const id = await aPhotoOf(world, anna);
    const refusal = { code: 'photo_not_found' };
    await expect(own.edit(premium.id, id, { private: true })).rejects.toMatchObject(refusal);
    await expect(own.cut(premium.id, id, null)).rejects.toMatchObject(refusal);
    await expect(own.original(premium.id, id)).rejects.toMatchObject(refusal);
    await own.remove(anna.id, id);
    await expect(own.restore(premium.id, id)).rejects.toMatchObject(refusal);
  });
});

describe('a cut', () => {
  const left = { x: 0, y: 0, width: 0.5, height: 1 };

  it('is made by the worker, replaces every rendition, and leaves nothing of the rest behind [#65]', async () => {
    const id = await aPhotoOf(world, anna);
    const before = await keysOf(world, id);
    const { photos } = await own.cut(anna.id, id, left);
    expect(photos).toMatchObject([{ id, crop: left, preparing: true, status: 'visible', filename: `${before.full}.webp` }]);
    expect(await world.get(RenderingService).render(anna.id, id)).toBe('shown');
    const after = await keysOf(world, id);
    expect(Object.values(after).filter((key) => Object.values<string>(before).includes(key))).toEqual([]);
    expect(await photosOf()).toMatchObject([{ crop: left, preparing: false, filename: `${after.full}.webp` }]);
    // One original and four renditions: the files of the old cut are gone.
    expect(await filesIn(world)).toHaveLength(5);

    const [row] = await world.rows<{ object: string }>(`select object from media.rendition where key = $1`, [after.full]);
    const full = await world.get(PhotoObjects).get(row?.object ?? '');
    expect(await sharp(full).metadata()).toMatchObject({ width: 120, height: 300 });
    expect(await sharp(await own.original(anna.id, id)).metadata()).toMatchObject({ width: 240, height: 300 });
    expect(await world.get(RenderingService).render(anna.id, id)).toBe('gone');
  });

  it('that was chosen while another was being made is the one that stays', async () => {
    const id = await aPhotoOf(world, anna);
    await own.cut(anna.id, id, left);
    const rendering = world.get(RenderingService);
    const original = world.get(PhotoObjects).get.bind(world.get(PhotoObjects));
    const objects = world.get(PhotoObjects);
    // The second wish arrives after the first job read the photo.
    objects.get = async (name) => {
      objects.get = original;
      await own.cut(anna.id, id, { ...left, x: 0.5 });
      return original(name);
    };
    expect(await rendering.render(anna.id, id)).toBe('gone');
    expect(await photosOf()).toMatchObject([{ preparing: true }]);
    expect(await rendering.render(anna.id, id)).toBe('shown');
    expect(await photosOf()).toMatchObject([{ crop: { x: 0.5 }, preparing: false }]);
    expect(await world.rows('select * from media.stray_object')).toEqual([]);
  });

  it('outside the photo, or of a scrap of it, is refused and changes nothing', async () => {
    const id = await aPhotoOf(world, anna);
    for (const wrong of [
      { x: 0.6, y: 0, width: 0.6, height: 0.6 },
      { x: 0, y: 0, width: 0.05, height: 0.05 },
    ])
      await expect(own.cut(anna.id, id, wrong)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await photosOf()).toMatchObject([{ crop: null, preparing: false }]);
  });

  it('is no way back for a photo that was rejected, and needs the original', async () => {
    const [rejected, lost] = [await aPhotoOf(world, anna), await aPhotoOf(world, anna)];
    await world.rows(`update media.photo set status = 'rejected' where id = $1`, [rejected]);
    await world.rows(`update media.photo set original = null where id = $1`, [lost]);
    for (const id of [rejected, lost]) await expect(own.cut(anna.id, id, left)).rejects.toMatchObject({ code: 'photo_not_found' });
    expect(await world.rows(`select 1 from media.photo where remake or crop_x is not null`)).toEqual([]);
  });

  it('does not bring a removed photo back', async () => {
    const id = await aPhotoOf(world, anna);
    await own.cut(anna.id, id, left);
    await own.remove(anna.id, id);
    expect(await world.get(RenderingService).render(anna.id, id)).toBe('gone');
    await world.clockAhead('11 minutes');
    await world.get(RemovedPhotos).purge();
    expect(await filesIn(world)).toEqual([]);
  });
});
