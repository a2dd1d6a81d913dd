import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { PhotoId } from '#contracts';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { ObjectStore } from '#storage';
import { World, type TestMember } from '#testing';
import { ImageProcessor, variants } from '../images/index.js';
import { anHourLater, aPhotoOf, filesIn, keysOf, objectsDyingAfter } from '../media.fixture.js';
import { OwnPhotosService, RemovedPhotos } from '../album/index.js';
import { PhotoObjects } from '../files/index.js';
import { PhotosRepository } from '../photos/index.js';
import { PhotoChecks } from '../checks/index.js';
import { OriginalLost, RenderingService } from './rendering.service.js';
import { RenditionPublishing } from './rendition-publishing.service.js';
import { RenditionsRepository } from './renditions.repository.js';
import { ServingService } from '../serving/index.js';

let world: World;
let rendering: RenderingService;
let anna: TestMember;
let photoId: PhotoId;

beforeAll(async () => {
  world = await World.open();
  rendering = world.get(RenderingService);
});
beforeEach(async () => {
  await world.empty();
  await rm(join(world.config.dataDir, 'objects'), { recursive: true, force: true });
  anna = await world.member('Anna');
  photoId = await aPhotoOf(world, anna, { rendered: false });
});
afterAll(() => world.close());

const photo = async () => (await world.rows<{ status: string }>('select * from media.photo'))[0];
const renditions = () => world.rows<{ key: string; object: string }>('select * from media.rendition order by key');
const strays = () => world.rows('select * from media.stray_object');
const ORIGINAL = 1;

function renderingWith(processor: Pick<ImageProcessor, 'renderRenditions'>, objects = world.get(PhotoObjects)): RenderingService {
  const [transactions, photos] = [world.get(Transactions), new PhotosRepository()];
  const [checks, outbox] = [world.get(PhotoChecks), world.get(Outbox)];
  const publishing = new RenditionPublishing(transactions, objects, photos, new RenditionsRepository(), checks, outbox);
  return new RenderingService(transactions, processor as ImageProcessor, objects, photos, publishing);
}
const renderingThatDiesAfter = (writes: number): RenderingService =>
  renderingWith(world.get(ImageProcessor), objectsDyingAfter(world, writes));

describe('the rendering of a photo', () => {
  it('makes four files, shows the photo and leaves no loose ends', async () => {
    expect(await rendering.render(anna.id, photoId)).toBe('shown');
    expect(await photo()).toMatchObject({ status: 'visible', width: 240, height: 300 });
    const sizes = await Promise.all(
      (await renditions()).map(async ({ object }) => (await sharp(await world.get(ObjectStore).get(object)).metadata()).width),
    );
    expect(sizes.toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual([160, 240, 640, 640]);
    expect(await filesIn(world)).toHaveLength(ORIGINAL + variants.length);
    expect(await strays()).toEqual([]);
  });

  it('gives each rendition a random key that says nothing of the others, of the photo or of the file [ASVS 5.3.2]', async () => {
    await rendering.render(anna.id, photoId);
    const keys = Object.values(await keysOf(world, photoId));
    const names = (await renditions()).map(({ object }) => object.split('/').at(-1) ?? '');
    for (const key of keys) expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(new Set([...keys, ...names, photoId, anna.id]).size).toBe(10);
    const heads = new Set([...keys, ...names].map((name) => name.slice(0, 8)));
    expect(heads.size).toBe(8);
  });

  it('changes nothing when it is repeated', async () => {
    await rendering.render(anna.id, photoId);
    const before = [await photo(), await renditions(), await filesIn(world)];
    expect(await renderingWith({ renderRenditions: () => Promise.reject(new Error('unpacked again')) }).render(anna.id, photoId)).toBe(
      'gone',
    );
    expect([await photo(), await renditions(), await filesIn(world)]).toEqual(before);
  });

  it('gives one set of files when two workers do it at the same time', async () => {
    const outcomes = await Promise.all([rendering.render(anna.id, photoId), rendering.render(anna.id, photoId)]);
    expect(outcomes.toSorted()).toEqual(['gone', 'shown']);
    expect(await renditions()).toHaveLength(variants.length);
    expect(await filesIn(world)).toHaveLength(ORIGINAL + variants.length);
    expect(await strays()).toEqual([]);
  });

  it.each([1, 3, 4])(
    'leaves nothing that can be asked for when the worker is killed after file %i, and ends well the next time',
    async (writes) => {
      await expect(renderingThatDiesAfter(writes).render(anna.id, photoId)).rejects.toThrow('killed');
      expect(await photo()).toMatchObject({ status: 'processing', full_key: null });
      expect(await renditions()).toEqual([]);
      const left = await filesIn(world);
      expect(left).toHaveLength(ORIGINAL + writes);
      for (const name of left) {
        await expect(world.get(ServingService).open(name, anna.id)).rejects.toMatchObject({ code: 'photo_not_found' });
      }

      expect(await rendering.render(anna.id, photoId)).toBe('shown');
      expect(await filesIn(world)).toHaveLength(ORIGINAL + variants.length);
      await anHourLater(world);
      await world.get(PhotoObjects).sweep();
      expect(await strays()).toEqual([]);
      expect(await filesIn(world)).toHaveLength(ORIGINAL + variants.length);
    },
  );

  it('leaves no file when the photo is removed meanwhile', async () => {
    const processor = world.get(ImageProcessor);
    const late = renderingWith({
      renderRenditions: async (original) => {
        await world.get(OwnPhotosService).remove(anna.id, photoId);
        return processor.renderRenditions(original);
      },
    });
    expect(await late.render(anna.id, photoId)).toBe('gone');
    await world.get(PhotoObjects).sweep();
    expect(await renditions()).toEqual([]);
    expect(await filesIn(world)).toHaveLength(1);
    await world.clockAhead('11 minutes');
    await world.get(RemovedPhotos).purge();
    expect(await filesIn(world)).toEqual([]);
  });

  it('gives up when the original is lost, and does not mind a photo that is gone', async () => {
    await rm(join(world.config.dataDir, 'objects'), { recursive: true });
    await expect(rendering.render(anna.id, photoId)).rejects.toThrow(OriginalLost);
    await world.rows('delete from media.photo');
    expect(await rendering.render(anna.id, photoId)).toBe('gone');
  });
});
