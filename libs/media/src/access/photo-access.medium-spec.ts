import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Transactions } from '#database';
import { PhotoGuestLists } from '#profiles';
import { Publisher } from '#realtime';
import { StandingService, VisibilityService } from '#visibility';
import { until, World, type TestMember } from '#testing';
import { aPhotoOf, keysOf } from '../media.fixture.js';
import { PhotoAccessService } from './photo-access.service.js';
import { PhotoViews, ServingService } from '../serving/index.js';

let world: World;
let access: PhotoAccessService;
let anna: TestMember;
let bert: TestMember;
let key: string;
let hints: unknown[][];

beforeAll(async () => {
  world = await World.open();
  access = world.get(PhotoAccessService);
});
beforeEach(async () => {
  await world.empty();
  hints = [];
  jest.spyOn(world.get(Publisher), 'toMember').mockImplementation((...hint) => void hints.push(hint));
  anna = await world.member('Anna');
  bert = await world.member('Bert', { paid: true });
  await aPhotoOf(world, anna);
  key = (await keysOf(world, await aPhotoOf(world, anna, { private: true }))).full;
});
afterEach(() => {
  jest.restoreAllMocks();
});
afterAll(() => world.close());

const oneByOne = (on = true) => world.get(Transactions).run((tx) => access.setByPermission(tx, anna.id, on));
const between = (viewer = bert) => world.get(Transactions).read((tx) => access.between(tx, anna.id, viewer.id));
const photos = (viewer = bert) =>
  world.get(Transactions).read(async (tx) => (await world.get(PhotoViews).ofMember(tx, anna.id, viewer.id)).photos);
const list = (name: 'asked' | 'allowed', rest = {}) => world.get(PhotoGuestLists).list(anna.id, { list: name, ...rest });
const block = (who: TestMember, whom: TestMember, on: boolean) =>
  world.get(Transactions).run(async (tx) => {
    const visibility = world.get(VisibilityService);
    await visibility.setBlock(tx, await visibility.lockPair(tx, who.id, whom.id), who.id, on);
  });
const serves = () =>
  world
    .get(ServingService)
    .open(key, bert.id)
    .then(
      () => 'open',
      (error: { code: string }) => error.code,
    );

describe('private photos', () => {
  it('are clear to premium members, until their owner lets people in one by one [#66] [#135]', async () => {
    expect([await between(), await serves()]).toEqual(['open', 'open']);
    await oneByOne();
    expect([await between(), await serves()]).toEqual(['closed', 'photo_locked']);
    const [main, hidden] = await photos();
    expect([main?.locked, hidden?.locked]).toEqual([false, true]);
    expect(JSON.stringify(await photos())).not.toContain(key);
    await oneByOne(false);
    expect(await serves()).toBe('open');
  });

  it('are asked for once, allowed, and closed again with the very next request [#66]', async () => {
    await oneByOne();
    expect(await access.ask(bert.id, anna.id)).toBe('asked');
    expect(await access.ask(bert.id, anna.id)).toBe('asked');
    expect(hints).toEqual([[anna.id, 'photo.access', { v: 1, profile_id: bert.id, what: 'asked' }]]);
    expect(await serves()).toBe('photo_locked');
    expect(await list('asked')).toMatchObject({ profiles: [{ id: bert.id, name: 'Bert' }], num_asked: 1 });

    await access.decide(anna.id, bert.id, true);
    expect([await between(), await serves(), (await photos())[1]?.locked]).toEqual(['allowed', 'open', false]);
    expect(await list('asked')).toMatchObject({ profiles: [], num_asked: 0 });
    expect(await list('allowed')).toMatchObject({ profiles: [{ id: bert.id }] });

    await access.decide(anna.id, bert.id, false);
    expect([await between(), await serves()]).toEqual(['refused', 'photo_locked']);
    expect(hints.slice(1)).toEqual([
      [bert.id, 'photo.access', { v: 1, profile_id: anna.id, what: 'allowed' }],
      [bert.id, 'photo.access', { v: 1, profile_id: anna.id, what: 'closed' }],
    ]);
  });

  it('stay closed for a month after a no, whatever is asked', async () => {
    await oneByOne();
    await access.ask(bert.id, anna.id);
    await access.decide(anna.id, bert.id, false);
    expect(await access.ask(bert.id, anna.id)).toBe('refused');
    expect(await list('asked')).toMatchObject({ num_asked: 0 });
    await world.clockAhead('31 days');
    expect(await access.ask(bert.id, anna.id)).toBe('asked');
  });

  it('are no matter of asking for who is not premium, and permission alone opens nothing [#135]', async () => {
    await oneByOne();
    const carl = await world.member('Carl');
    await expect(access.ask(carl.id, anna.id)).rejects.toMatchObject({ code: 'premium_required' });
    await access.decide(anna.id, carl.id, true);
    await expect(world.get(ServingService).open(key, carl.id)).rejects.toMatchObject({ code: 'photo_locked' });
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, carl.id, 'paid', true));
    await world.get(ServingService).open(key, carl.id);
  });

  it('are nobody’s business where the two may not meet, and a block ends what was allowed', async () => {
    await oneByOne();
    await access.ask(bert.id, anna.id);
    await access.decide(anna.id, bert.id, true);
    await block(anna, bert, true);
    await expect(access.ask(bert.id, anna.id)).rejects.toMatchObject({ code: 'member_not_found' });
    await expect(access.decide(anna.id, bert.id, true)).rejects.toMatchObject({ code: 'member_not_found' });
    expect(await list('allowed')).toMatchObject({ profiles: [] });
    await block(anna, bert, false);
    expect([await between(), await serves()]).toEqual(['closed', 'photo_locked']);
    await expect(access.ask(anna.id, anna.id)).rejects.toMatchObject({ code: 'member_not_found' });
  });

  it('are not asked for, nor opened, past a block that comes at the same moment', async () => {
    await oneByOne();
    let commit = (): void => undefined;
    const held = new Promise<void>((resolve) => (commit = resolve));
    let isLocked = (): void => undefined;
    const locked = new Promise<void>((resolve) => (isLocked = resolve));
    const blocking = world.get(Transactions).run(async (tx) => {
      const visibility = world.get(VisibilityService);
      await visibility.setBlock(tx, await visibility.lockPair(tx, anna.id, bert.id), anna.id, true);
      isLocked();
      await held;
    });
    await locked;
    const asked = access.ask(bert.id, anna.id).catch((error: { code: string }) => error.code);
    const opened = access.decide(anna.id, bert.id, true).catch((error: { code: string }) => error.code);
    const waiting = `select distinct pid from pg_locks where not granted`;
    await until(async () => (await world.rows(waiting)).length === 2);
    commit();
    await blocking;
    expect(await Promise.all([asked, opened])).toEqual(['member_not_found', 'member_not_found']);
  });

  it('are not listed for who paused or left meanwhile', async () => {
    await oneByOne();
    await access.ask(bert.id, anna.id);
    await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, bert.id, 'banned', true));
    expect(await list('asked')).toMatchObject({ profiles: [], num_asked: 0 });
  });

  it('can be closed again for a guest who is paused and still looks [#66]', async () => {
    const pause = (on: boolean) => world.get(Transactions).run((tx) => world.get(StandingService).set(tx, bert.id, 'paused', on));
    await oneByOne();
    await pause(true);
    await expect(access.decide(anna.id, bert.id, true)).rejects.toMatchObject({ code: 'member_not_found' });
    await pause(false);
    await access.decide(anna.id, bert.id, true);
    expect((await list('allowed')).profiles).toMatchObject([{ id: bert.id, hidden: false }]);
    await pause(true);
    expect([await serves(), await list('allowed')]).toMatchObject([
      'open',
      { profiles: [{ id: bert.id, name: bert.name, hidden: true, main_image: null, city: '', headline: '' }] },
    ]);
    await access.decide(anna.id, bert.id, false);
    expect([await serves(), await list('allowed')]).toMatchObject(['photo_locked', { profiles: [] }]);
  });

  it('are listed page by page, in three queries whatever the number', async () => {
    for (const name of ['Carl', 'Dirk', 'Emil']) await access.decide(anna.id, (await world.member(name)).id, true);
    const first = await list('allowed', { limit: 2 });
    expect(first.profiles.map(({ name }) => name)).toEqual(['Emil', 'Dirk']);
    const second = await list('allowed', { limit: 2, cursor: first.cursor });
    expect([second.profiles.map(({ name }) => name), second.cursor]).toEqual([['Carl'], null]);
    // The list, the cards, and the number of those who wait.
    expect(await world.statementsIn(() => list('allowed'))).toHaveLength(3);
  });
});
