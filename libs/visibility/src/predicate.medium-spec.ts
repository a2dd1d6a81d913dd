import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { World, type TestMember } from '#testing';
import { BlocksService, StandingService, VisibilityService, type StandingFlag } from './index.js';

const OTHER_COMMUNITY = '01930000-0000-7000-8000-0000000000c2';
const closing = ['paused', 'suspended', 'banned', 'deleted'] as const;

describe('who may see whom', () => {
  let world: World;
  let anna: TestMember;
  let bert: TestMember;

  beforeAll(async () => {
    world = await World.open();
    await world.rows(`insert into site.community (id, name) values ($1, 'Elsewhere') on conflict do nothing`, [OTHER_COMMUNITY]);
  });
  beforeEach(async () => {
    await world.empty();
    [anna, bert] = [await world.member('Anna'), await world.member('Bert', { gender: 'male' })];
  });
  afterAll(() => world.close());

  const sees = (viewer: TestMember, target: TestMember, hasContact = false) =>
    world.get(Transactions).read((tx) => world.get(VisibilityService).maySee(tx, viewer.id, target.id, hasContact));
  const reaches = (viewer: TestMember, target: TestMember) =>
    world
      .get(Transactions)
      .read((tx) => world.get(VisibilityService).assertWithinReach(tx, viewer.id, target.id))
      .then(
        () => true,
        () => false,
      );
  const set = ({ id }: TestMember, flag: StandingFlag, value = true) =>
    world.get(Transactions).run((tx) => world.get(StandingService).set(tx, id, flag, value));

  it('is everybody who is confirmed and open, and always oneself', async () => {
    expect([await sees(anna, bert), await sees(bert, anna), await reaches(anna, bert)]).toEqual([true, true, true]);
    await set(anna, 'banned');
    expect(await sees(anna, anna)).toBe(true);
  });

  it('is nobody of another community, whatever was written before', async () => {
    await world.rows(`update visibility.member_standing set community_id = $2 where member_id = $1`, [bert.id, OTHER_COMMUNITY]);
    expect([await sees(anna, bert), await sees(bert, anna), await sees(anna, bert, true), await reaches(anna, bert)]).toEqual(
      Array(4).fill(false),
    );
  });

  it('is somebody who is not confirmed only for those to whom they wrote', async () => {
    await set(bert, 'confirmed', false);
    expect([await sees(anna, bert), await sees(anna, bert, true), await sees(bert, anna)]).toEqual([false, true, true]);
  });

  it.each(closing)('is nobody who is %s, also for those who wrote with them', async (flag) => {
    await set(bert, flag);
    expect([await sees(anna, bert), await sees(anna, bert, true)]).toEqual([false, false]);
    // Who pauses keeps what was given; nobody else does.
    expect([await sees(bert, anna), await reaches(anna, bert), await reaches(bert, anna)]).toEqual(Array(3).fill(flag === 'paused'));
  });

  it.each([...closing, 'confirmed'] as const)('lists nobody who is %s, or is not yet', async (flag) => {
    const isListed = async () =>
      (await world.get(Transactions).read((tx) => world.get(VisibilityService).listedStanding(tx, bert.id))) !== undefined;
    expect(await isListed()).toBe(true);
    await set(bert, flag, flag !== 'confirmed');
    expect(await isListed()).toBe(false);
  });

  it('is neither of two while one blocks the other, for both the same', async () => {
    for (const [blocker, blocked] of [
      [anna, bert],
      [bert, anna],
    ] as const) {
      await world.get(BlocksService).block(blocker.id, blocked.id);
      expect([await sees(anna, bert), await sees(bert, anna), await sees(anna, bert, true), await reaches(anna, bert)]).toEqual(
        Array(4).fill(false),
      );
      await world.get(BlocksService).unblock(blocker.id, blocked.id);
    }
    expect(await sees(anna, bert)).toBe(true);
  });
});
