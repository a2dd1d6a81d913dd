import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import type { PhotoId } from '#contracts';
import { Transactions } from '#database';
import { World, type TestMember } from '#testing';
import { StandingService, VisibilityService, type StandingFlag } from '#visibility';
import { ConversationLookup } from './conversation-lookup.port.js';
import { variants, type Variant } from '../images/index.js';
import { aPhotoOf, keysOf } from '../media.fixture.js';
import { OwnPhotosService } from '../album/index.js';
import { PhotoObjects } from '../files/index.js';
import { PhotoAccessService, PhotoViewers } from '../access/index.js';
import { RenditionsRepository } from '../renditions/index.js';
import { PhotoSights } from './photo-sights.js';
import { ServingService } from './serving.service.js';

type Answer = 'open' | 'photo_locked' | 'photo_not_found';

let world: World;
let serving: ServingService;
let anna: TestMember;
let free: TestMember;
let premium: TestMember;
let main: Record<Variant, string>;
let other: Record<Variant, string>;
let hidden: Record<Variant, string>;
let otherId: PhotoId;

beforeAll(async () => {
  world = await World.open();
});
beforeEach(async () => {
  await world.empty();
  await rm(join(world.config.dataDir, 'objects'), { recursive: true, force: true });
  serving = servingWith();
  anna = await world.member('Anna');
  free = await world.member('Bert');
  premium = await world.member('Carl', { paid: true });
  main = await keysOf(world, await aPhotoOf(world, anna));
  otherId = await aPhotoOf(world, anna);
  other = await keysOf(world, otherId);
  hidden = await keysOf(world, await aPhotoOf(world, anna, { private: true }));
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => world.close());

function servingWith(conversations?: ConversationLookup): ServingService {
  const visibility = world.get(VisibilityService);
  return new ServingService(
    world.get(Transactions),
    new RenditionsRepository(),
    new PhotoSights(world.get(Transactions), visibility, conversations),
    new PhotoViewers(visibility),
    world.get(PhotoObjects),
    world.get(PhotoAccessService),
  );
}

async function ask(key: string, viewer: TestMember | null): Promise<Answer> {
  try {
    const photo = await serving.open(key, viewer?.id ?? null);
    await photo.read();
    return 'open';
  } catch (error) {
    return (error as { code: Answer }).code;
  }
}

const askAll = async (keys: Record<Variant, string>, viewer: TestMember | null) =>
  Object.fromEntries(await Promise.all(variants.map(async (variant) => [variant, await ask(keys[variant], viewer)] as const)));
const everything = { thumb: 'open', card: 'open', full: 'open', blurred: 'open' };
const blurredAlone = { thumb: 'photo_locked', card: 'photo_locked', full: 'photo_locked', blurred: 'open' };
const nothing = { thumb: 'photo_not_found', card: 'photo_not_found', full: 'photo_not_found', blurred: 'photo_not_found' };

const setStanding = (member: TestMember, flag: StandingFlag, value: boolean) =>
  world.get(Transactions).run((tx) => world.get(StandingService).set(tx, member.id, flag, value));
const block = (blocker: TestMember, blocked: TestMember) =>
  world.get(Transactions).run(async (tx) => {
    const visibility = world.get(VisibilityService);
    await visibility.setBlock(tx, await visibility.lockPair(tx, blocker.id, blocked.id), blocker.id, true);
  });

/** Lets the time pass after which remembered facts are asked again. */
function after30Seconds(): void {
  const now = performance.now() + 30_000;
  jest.spyOn(performance, 'now').mockReturnValue(now);
}

describe('a request for a photo', () => {
  it('is answered by the rights of decision and viewer, for every rendition [#16]', async () => {
    expect(await askAll(main, free)).toEqual(everything);
    expect(await askAll(other, free)).toEqual(blurredAlone);
    expect(await askAll(hidden, free)).toEqual(blurredAlone);
    for (const keys of [main, other, hidden]) {
      expect(await askAll(keys, premium)).toEqual(everything);
      expect(await askAll(keys, anna)).toEqual(everything);
    }
    expect(await askAll(main, null)).toEqual(blurredAlone);
    expect(await askAll(other, null)).toEqual(nothing);
    expect(await askAll(hidden, null)).toEqual(nothing);
  });

  it('gives the blurred picture, made of 40 pixels, for a blurred key', async () => {
    const bytes = await (await serving.open(other.blurred, free.id)).read();
    const { width, height } = await sharp(bytes).metadata();
    expect([width, height]).toEqual([640, 800]);
  });

  it('finds nothing by the id of a photo, a member or a file, nor by a key that never was', async () => {
    const objects = await world.rows<{ object: string }>('select object from media.rendition union all select original from media.photo');
    const names = objects.map(({ object }) => object.split('/').at(-1) ?? '');
    for (const key of [otherId, anna.id, randomUUID(), ...names]) expect(await ask(key, premium)).toBe('photo_not_found');
  });

  it('finds nothing once the photo is removed, at once for everybody', async () => {
    expect(await askAll(other, premium)).toEqual(everything);
    await world.get(OwnPhotosService).remove(anna.id, otherId);
    expect(await askAll(other, premium)).toEqual(nothing);
    expect(await askAll(other, anna)).toEqual(nothing);
  });

  it.each(['hidden', 'rejected'])('finds nothing within 30 seconds once the photo is %s', async (status) => {
    expect(await askAll(other, premium)).toEqual(everything);
    await world.rows('update media.photo set status = $1', [status]);
    after30Seconds();
    expect(await askAll(other, premium)).toEqual(nothing);
    expect(await askAll(other, anna)).toEqual(status === 'hidden' ? everything : nothing);
  });

  it('is locked within 30 seconds once the owner keeps the main photo for premium', async () => {
    expect(await askAll(main, free)).toEqual(everything);
    await world.rows('update media.photo set premium_only = true');
    after30Seconds();
    expect(await askAll(main, free)).toEqual(blurredAlone);
  });

  it('is unlocked at once by a purchase, and locked within 30 seconds when it is undone', async () => {
    expect(await askAll(other, free)).toEqual(blurredAlone);
    await setStanding(free, 'paid', true);
    expect(await askAll(other, free)).toEqual(everything);
    await setStanding(free, 'paid', false);
    after30Seconds();
    expect(await askAll(other, free)).toEqual(blurredAlone);
  });
});

describe('a member who may not be seen', () => {
  it.each([
    ['the viewer', true],
    ['the owner', false],
  ])('shows no photo, not even a blurred one, within 30 seconds after %s blocked', async (_, byViewer) => {
    expect(await askAll(main, premium)).toEqual(everything);
    await (byViewer ? block(premium, anna) : block(anna, premium));
    after30Seconds();
    for (const keys of [main, other, hidden]) expect(await askAll(keys, premium)).toEqual(nothing);
    expect(await askAll(main, free)).toEqual(everything);
  });

  it.each(['banned', 'deleted', 'suspended', 'paused'] as const)('shows no photo when %s, and to visitors neither', async (flag) => {
    await setStanding(anna, flag, true);
    expect(await askAll(main, premium)).toEqual(nothing);
    expect(await askAll(main, null)).toEqual(nothing);
    expect(await askAll(main, anna)).toEqual(everything);
    serving = servingWith({ know: () => Promise.resolve(true) });
    expect(await askAll(main, premium)).toEqual(nothing);
  });

  it('shows no photo before the e-mail is confirmed, but to those to whom they wrote', async () => {
    const dora = await world.member('Dora', { confirmed: false });
    const keys = await keysOf(world, await aPhotoOf(world, dora));
    expect(await askAll(keys, free)).toEqual(nothing);
    serving = servingWith({ know: (_tx, one, partner) => Promise.resolve([one, partner].includes(free.id)) });
    expect(await askAll(keys, free)).toEqual(everything);
    expect(await askAll(keys, premium)).toEqual(nothing);
    await block(dora, free);
    after30Seconds();
    expect(await askAll(keys, free)).toEqual(nothing);
  });

  it('shows no photo to a member who was banned', async () => {
    await setStanding(premium, 'banned', true);
    expect(await askAll(main, premium)).toEqual(nothing);
  });
});

describe('what is remembered', () => {
  it('spares the database for a while, and is asked again after that', async () => {
    const again = () => world.statementsIn(() => ask(other.full, premium));
    expect(await again()).toHaveLength(3);
    expect(await again()).toEqual([]);
    after30Seconds();
    expect(await again()).toHaveLength(3);
  });

  it('is never a no: who becomes visible is visible at once', async () => {
    await setStanding(anna, 'paused', true);
    expect(await ask(main.full, premium)).toBe('photo_not_found');
    await setStanding(anna, 'paused', false);
    expect(await ask(main.full, premium)).toBe('open');
  });

  it('is never a no of the photo itself: what the owner opens is open at once', async () => {
    await world.rows('update media.photo set premium_only = true');
    expect(await askAll(main, free)).toEqual(blurredAlone);
    await world.rows('update media.photo set premium_only = false');
    expect(await askAll(main, free)).toEqual(everything);
  });
});
