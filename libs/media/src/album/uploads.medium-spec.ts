import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { limits, type ErrorCode } from '#contracts';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { ObjectStore } from '#storage';
import { aHeavyPicture, anAnimation, anSvg, aPhonePicture, aPicture, aPixelBomb, aTextFile, World, type TestMember } from '#testing';
import { anHourLater, aPhotoOf, filesIn, objectsDyingAfter } from '../media.fixture.js';
import { OwnPhotosService } from './own-photos.service.js';
import type { ImageProcessor } from '../images/index.js';
import { PhotoObjects } from '../files/index.js';
import { PhotoViewers } from '../access/index.js';
import { PhotosRepository } from '../photos/index.js';
import { UploadsService } from './uploads.service.js';

let world: World;
let uploads: UploadsService;
let anna: TestMember;
const open = { private: false };

beforeAll(async () => {
  world = await World.open();
  uploads = world.get(UploadsService);
});
beforeEach(async () => {
  await world.empty();
  await rm(join(world.config.dataDir, 'objects'), { recursive: true, force: true });
  anna = await world.member('Anna');
});
afterAll(() => world.close());

const photosIn = () => world.rows<{ id: string; main: boolean; original: string }>('select * from media.photo order by position');
const strays = () => world.rows('select * from media.stray_object');

/** Uploads whose pictures are ready at once, so that all of them reach the database at the same moment. */
function instantUploads(objects = world.get(PhotoObjects)): UploadsService {
  const processor = { clean: (bytes: Uint8Array) => Promise.resolve(Buffer.from(bytes)) } as ImageProcessor;
  return new UploadsService(
    world.get(Transactions),
    processor,
    objects,
    new PhotosRepository(),
    world.get(PhotoViewers),
    world.get(Outbox),
  );
}

describe('an upload', () => {
  it('is kept clean, waits for its renditions, and has them ordered', async () => {
    const view = await uploads.upload(anna.id, await aPhonePicture(), open);
    expect(view).toMatchObject({ status: 'processing', main: true, private: false, thumb_filename: null, filename: null });

    const [photo] = await photosIn();
    const kept = await world.get(ObjectStore).get(photo?.original ?? '');
    const { format, exif, xmp, icc, width, height } = await sharp(kept).metadata();
    expect([format, exif, xmp, icc, width, height]).toEqual(['jpeg', undefined, undefined, undefined, 480, 640]);
    expect(await world.rows(`select reaction, payload from events.outbox where reaction <> 'moderation.collect-review'`)).toEqual([
      { reaction: 'photo.render', payload: { memberId: anna.id, photoId: view.id } },
    ]);
    expect(await filesIn(world)).toHaveLength(1);
    expect(await strays()).toEqual([]);
  });

  const refusals: [ErrorCode, string, () => Buffer | Promise<Buffer>][] = [
    ['photo_type', 'a text file', aTextFile],
    ['photo_type', 'an SVG', anSvg],
    ['photo_type', 'an animated GIF', () => anAnimation('gif')],
    ['photo_too_large', 'a file of 11 MB', () => aHeavyPicture(11 * 1024 * 1024)],
    ['photo_too_many_pixels', 'a picture of 400 megapixels', aPixelBomb],
    ['photo_unreadable', 'half a picture', async () => (await aPicture()).subarray(0, 3_000)],
  ];
  it.each(refusals)('is refused with %s when it is %s, and leaves nothing behind', async (code, _, make) => {
    await expect(uploads.upload(anna.id, await make(), open)).rejects.toMatchObject({ code });
    expect(await photosIn()).toEqual([]);
    expect(await strays()).toEqual([]);
    expect(await filesIn(world)).toEqual([]);
  });

  it('becomes the main photo when it is the first that everybody may see', async () => {
    await aPhotoOf(world, anna, { private: true, rendered: false });
    const second = await aPhotoOf(world, anna, { rendered: false });
    await aPhotoOf(world, anna, { rendered: false });
    const { photos } = await world.get(OwnPhotosService).list(anna.id);
    expect(photos.filter(({ main }) => main).map(({ id }) => id)).toEqual([second]);
  });
});

describe('the limit of photos', () => {
  it.each([
    ['a free member', false, limits.freePhotos],
    ['a premium member', true, limits.premiumPhotos],
  ])('counts public and private ones of %s together [#128]', async (_, paid, limit) => {
    const member = await world.member('Bert', { paid });
    const instant = instantUploads();
    const picture = await aPicture({ width: 200, height: 200 });
    for (let index = 0; index < limit; index++) await instant.upload(member.id, picture, { private: index % 2 === 1 });
    await expect(instant.upload(member.id, picture, open)).rejects.toMatchObject({ code: 'photo_limit', details: { params: { limit } } });
    expect(await world.get(OwnPhotosService).list(member.id)).toMatchObject({ limit, photos: { length: limit } });
  });

  it('gives a place back when a photo was rejected', async () => {
    for (let index = 0; index < limits.freePhotos; index++) await aPhotoOf(world, anna, { rendered: false });
    await world.rows(`update media.photo set status = 'rejected' where id = (select max(id::text)::uuid from media.photo)`);
    await expect(uploads.upload(anna.id, await aPicture(), open)).resolves.toMatchObject({ status: 'processing' });
  });

  it('is never passed by uploads that come at the same moment, and there is one main photo [#128]', async () => {
    const instant = instantUploads();
    const picture = await aPicture({ width: 200, height: 200 });
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => instant.upload(anna.id, picture, open)));
    const refusals = answers.flatMap((answer) => (answer.status === 'rejected' ? [(answer.reason as { code?: string }).code] : []));
    expect(refusals).toEqual(Array(17).fill('photo_limit'));
    expect((await photosIn()).map(({ main }) => main)).toEqual([true, false, false]);
    expect(await filesIn(world)).toHaveLength(3);
    expect(await strays()).toEqual([]);
  });

  it('costs no unpacking once it is reached', async () => {
    for (let index = 0; index < limits.freePhotos; index++) await aPhotoOf(world, anna, { rendered: false });
    await expect(uploads.upload(anna.id, aTextFile(), open)).rejects.toMatchObject({ code: 'photo_limit' });
  });
});

describe('an upload that breaks off', () => {
  it('between the file and the row leaves a file that the sweep removes, and no photo', async () => {
    await expect(instantUploads(objectsDyingAfter(world, 1)).upload(anna.id, await aPicture(), open)).rejects.toThrow('killed');
    expect(await photosIn()).toEqual([]);
    expect(await filesIn(world)).toHaveLength(1);

    const objects = world.get(PhotoObjects);
    expect(await objects.sweep()).toBe(0); // it might still be on its way
    await anHourLater(world);
    expect(await objects.sweep()).toBe(1);
    expect(await filesIn(world)).toEqual([]);
    expect(await strays()).toEqual([]);
  });

  it('after the commit keeps its file, also when the caller never learned of the commit', async () => {
    await uploads.upload(anna.id, await aPicture(), open);
    const [photo] = await photosIn();
    await world.get(PhotoObjects).discard([photo?.original ?? '']);
    expect(await filesIn(world)).toHaveLength(1);
  });

  it('so slowly that its file was swept makes no photo without a file', async () => {
    const objects = world.get(PhotoObjects);
    const slow = Object.assign(Object.create(objects) as PhotoObjects, {
      put: async (...args: Parameters<PhotoObjects['put']>) => {
        await objects.put(...args);
        await anHourLater(world);
        await objects.sweep();
      },
    });
    await expect(instantUploads(slow).upload(anna.id, await aPicture(), open)).rejects.toThrow('swept');
    expect(await photosIn()).toEqual([]);
  });
});
