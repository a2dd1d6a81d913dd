import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ObjectStore } from '#storage';
import { aPicture, World, type TestMember } from '#testing';
import { aPhotoOf, filesIn, keysOf } from '../media.fixture.js';
import { OwnPhotosService } from './own-photos.service.js';
import { RemovedPhotos } from './removed-photos.service.js';
import { storePortrait } from '../pictures/index.js';

let world: World;
let own: OwnPhotosService;
let anna: TestMember;

beforeAll(async () => {
  world = await World.open();
  own = world.get(OwnPhotosService);
});
beforeEach(async () => {
  await world.empty();
  await rm(join(world.config.dataDir, 'objects'), { recursive: true, force: true });
  anna = await world.member('Anna');
});
afterAll(() => world.close());

const plain = { premium_only: false, checking: false, caption: '', crop: null, over_limit: false, preparing: false, original: true };
const laterOn = () => world.clockAhead('11 minutes');
const idsOf = async () => (await own.list(anna.id)).photos.map(({ id }) => id);
const mainOf = async () => (await own.list(anna.id)).photos.filter(({ main }) => main).map(({ id }) => id);

describe('one’s own photos', () => {
  it('are listed with their state, and with file names as soon as there are files', async () => {
    const ready = await aPhotoOf(world, anna);
    const waiting = await aPhotoOf(world, anna, { private: true, rendered: false });
    const { thumb, card, full } = await keysOf(world, ready);
    expect(await own.list(anna.id)).toEqual({
      limit: 3,
      photos: [
        {
          id: ready,
          status: 'visible',
          main: true,
          private: false,
          thumb_filename: `${thumb}.webp`,
          card_filename: `${card}.webp`,
          filename: `${full}.webp`,
          ...plain,
        },
        {
          id: waiting,
          status: 'processing',
          main: false,
          private: true,
          thumb_filename: null,
          card_filename: null,
          filename: null,
          ...plain,
        },
      ],
    });
  });

  it('are clear to their owner when they are hidden, and have no files when they were rejected', async () => {
    const id = await aPhotoOf(world, anna);
    await world.rows(`update media.photo set status = 'hidden'`);
    expect((await own.list(anna.id)).photos[0]?.filename).toBe(`${(await keysOf(world, id)).full}.webp`);
    await world.rows(`update media.photo set status = 'rejected'`);
    expect((await own.list(anna.id)).photos[0]).toMatchObject({ status: 'rejected', thumb_filename: null, filename: null });
  });

  it('go with rows and files when they were removed and nobody had second thoughts', async () => {
    const id = await aPhotoOf(world, anna);
    const kept = await aPhotoOf(world, anna);
    expect(await filesIn(world)).toHaveLength(10);
    const { photos } = await own.remove(anna.id, id);
    expect(photos.map((photo) => photo.id)).toEqual([kept]);
    expect(await world.get(RemovedPhotos).purge()).toBe(0);
    await laterOn();
    expect(await world.get(RemovedPhotos).purge()).toBe(1);
    expect(await filesIn(world)).toHaveLength(5);
    expect(await world.rows('select distinct photo_id from media.rendition')).toEqual([{ photo_id: kept }]);
    expect(await world.rows('select * from media.stray_object')).toEqual([]);
  });

  it('hand the main place to the next public one', async () => {
    const first = await aPhotoOf(world, anna, { rendered: false });
    await aPhotoOf(world, anna, { private: true, rendered: false });
    const third = await aPhotoOf(world, anna, { rendered: false });
    await own.remove(anna.id, first);
    expect(await mainOf()).toEqual([third]);
    await own.remove(anna.id, third);
    expect(await mainOf()).toEqual([]);
  });

  it('leave the files that drawn portraits share', async () => {
    const portrait = await storePortrait(world.get(ObjectStore), await aPicture());
    const id = await aPhotoOf(world, anna);
    for (const variant of ['thumb', 'card', 'full', 'blurred'] as const) {
      await world.rows('update media.rendition set object = $1 where photo_id = $2 and variant = $3', [portrait[variant], id, variant]);
    }
    await world.rows('update media.photo set original = $1 where id = $2', [portrait.original, id]);
    await own.remove(anna.id, id);
    await laterOn();
    await world.get(RemovedPhotos).purge();
    for (const part of ['original', 'thumb', 'card', 'full', 'blurred'] as const) {
      expect(await world.get(ObjectStore).exists(portrait[part])).toBe(true);
    }
  });

  it('can be made the main one, unless nobody else may see them', async () => {
    await aPhotoOf(world, anna, { rendered: false });
    const second = await aPhotoOf(world, anna, { rendered: false });
    const hidden = await aPhotoOf(world, anna, { private: true, rendered: false });
    await own.makeMain(anna.id, second);
    expect(await mainOf()).toEqual([second]);
    expect((await idsOf())[0]).toBe(second);
    await own.makeMain(anna.id, second);
    await expect(own.makeMain(anna.id, hidden)).rejects.toMatchObject({ code: 'invalid_input' });
    await world.rows(`update media.photo set status = 'rejected' where private`);
    await world.rows(`update media.photo set private = false`);
    await expect(own.makeMain(anna.id, hidden)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await mainOf()).toEqual([second]);
  });

  it('have one main one, whatever is asked at the same moment', async () => {
    const [one, other] = [await aPhotoOf(world, anna, { rendered: false }), await aPhotoOf(world, anna, { rendered: false })];
    // As many as there are connections: more would only wait for one.
    await Promise.all(Array.from({ length: 6 }, (_, index) => own.makeMain(anna.id, index % 2 === 0 ? one : other)));
    expect(await mainOf()).toHaveLength(1);
  });

  it('come in the order that was asked for, after the main one', async () => {
    const [one = '', two = '', three = ''] = [
      await aPhotoOf(world, anna, { rendered: false }),
      await aPhotoOf(world, anna, { rendered: false }),
      await aPhotoOf(world, anna, { rendered: false }),
    ];
    await own.reorder(anna.id, [three, one, two]);
    expect(await idsOf()).toEqual([one, three, two]);
    for (const wrong of [[one, two], [one, two, two], [one, two, three, three], []]) {
      await expect(own.reorder(anna.id, wrong)).rejects.toMatchObject({ code: 'invalid_input' });
    }
    for (const foreign of [
      [one, two, anna.id],
      [one, two, three, anna.id],
    ]) {
      await expect(own.reorder(anna.id, foreign)).rejects.toMatchObject({ code: 'photo_not_found' });
    }
    expect(await idsOf()).toEqual([one, three, two]);
  });

  it('are out of reach of every other member', async () => {
    const id = await aPhotoOf(world, anna, { rendered: false });
    const bert = await world.member('Bert');
    await expect(own.remove(bert.id, id)).rejects.toMatchObject({ code: 'photo_not_found' });
    await expect(own.makeMain(bert.id, id)).rejects.toMatchObject({ code: 'photo_not_found' });
    expect(await own.list(bert.id)).toEqual({ limit: 3, photos: [] });
    expect(await idsOf()).toEqual([id]);
  });
});

describe('a drawn portrait', () => {
  it('has the same files when it is stored again', async () => {
    const store = world.get(ObjectStore);
    const picture = await aPicture({ width: 300, height: 400 });
    const first = await storePortrait(store, picture);
    expect(await storePortrait(store, picture)).toEqual(first);
    expect(await filesIn(world)).toHaveLength(5);
    expect(first).toMatchObject({ width: 300, height: 400 });
  });
});
