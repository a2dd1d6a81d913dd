import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PhotoId } from '#contracts';
import { Transactions } from '#database';
import { SiteService } from '#site';
import { World, type TestMember } from '#testing';
import { aPhotoOf, keysOf } from '../media.fixture.js';
import { OwnPhotosService } from '../album/index.js';
import { PhotoChecks, type PhotoDecision } from './photo-checks.service.js';
import { PhotoViews, ServingService } from '../serving/index.js';
import { RenderingService } from '../renditions/index.js';

let world: World;
let own: OwnPhotosService;
let checks: PhotoChecks;
let anna: TestMember;
let premium: TestMember;

beforeAll(async () => {
  world = await World.open();
  own = world.get(OwnPhotosService);
  checks = world.get(PhotoChecks);
});
beforeEach(async () => {
  await world.empty();
  await checkFirst(true);
  anna = await world.member('Anna', { paid: true });
  premium = await world.member('Bert', { paid: true });
});
afterEach(() => void jest.restoreAllMocks());
afterAll(async () => {
  await checkFirst(false);
  await world.close();
});

async function checkFirst(wanted: boolean): Promise<void> {
  await world.rows(
    `update site.site set settings = settings || jsonb_build_object('photo_moderation_first', $1::boolean) where is_default`,
    [wanted],
  );
  await world.get(SiteService).refresh();
}

const decide = (photoId: PhotoId, decision: PhotoDecision) =>
  world.get(Transactions).run((tx) => checks.decide(tx, anna.id, photoId, decision));
const photosOf = async () => (await own.list(anna.id)).photos;
const seenBy = (viewer: TestMember) =>
  world.get(Transactions).read(async (tx) => (await world.get(PhotoViews).ofMember(tx, anna.id, viewer.id)).photos.map(({ id }) => id));
const opens = async (photoId: PhotoId, viewer: TestMember) => {
  const { full } = await keysOf(world, photoId);
  return world
    .get(ServingService)
    .open(full, viewer.id)
    .then(
      () => true,
      () => false,
    );
};

describe('a photo on a site where a moderator comes first', () => {
  it('is seen by its owner alone, who reads that it is being checked, until a moderator approves it [#81]', async () => {
    const photo = await aPhotoOf(world, anna);
    expect(await photosOf()).toMatchObject([{ id: photo, status: 'hidden', checking: true, main: true, filename: expect.any(String) }]);
    expect([await opens(photo, anna), await opens(photo, premium), await seenBy(premium)]).toEqual([true, false, []]);

    expect(await decide(photo, 'approve')).toBe(true);
    expect(await photosOf()).toMatchObject([{ status: 'visible', checking: false, main: true }]);
    expect(await seenBy(premium)).toEqual([photo]);
    expect(await decide(photo, 'reject')).toBe(false);
    // That it was hidden is remembered for less than 30 seconds.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000);
    expect(await opens(photo, premium)).toBe(true);
  });

  it('is shown to nobody when it is rejected, and the next public one becomes the main photo', async () => {
    const [refused, next] = [await aPhotoOf(world, anna), await aPhotoOf(world, anna)];
    expect(await decide(refused, 'reject')).toBe(true);
    await decide(next, 'approve');
    expect(await photosOf()).toMatchObject([
      { id: next, main: true, status: 'visible' },
      { id: refused, main: false, status: 'rejected' },
    ]);
    expect(await seenBy(premium)).toEqual([next]);
  });

  it('is not asked again for one that was approved: taken away and brought back it is seen', async () => {
    const photo = await aPhotoOf(world, anna);
    await decide(photo, 'approve');
    await own.remove(anna.id, photo);
    await own.restore(anna.id, photo);
    await world.get(RenderingService).render(anna.id, photo);
    expect(await seenBy(premium)).toEqual([photo]);
  });

  it('is checked still when it was taken away and brought back while it waited', async () => {
    const photo = await aPhotoOf(world, anna);
    await own.remove(anna.id, photo);
    expect(await decide(photo, 'approve')).toBe(false);
    await own.restore(anna.id, photo);
    await world.get(RenderingService).render(anna.id, photo);
    expect([await seenBy(premium), await photosOf()]).toMatchObject([[], [{ id: photo, checking: true }]]);
  });
});

describe('a photo on any other site', () => {
  it('is seen as soon as it is made', async () => {
    await checkFirst(false);
    const photo = await aPhotoOf(world, anna);
    expect(await seenBy(premium)).toEqual([photo]);
    expect(await photosOf()).toMatchObject([{ checking: false }]);
  });
});
