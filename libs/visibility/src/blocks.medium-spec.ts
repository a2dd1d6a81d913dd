import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Transactions } from '#database';
import { Publisher } from '#realtime';
import { World, type TestMember } from '#testing';
import { BlocksService, StandingService } from './index.js';

const nobody = '01930000-0000-7000-8000-00000000dead';

describe('a block', () => {
  let world: World;
  let blocks: BlocksService;
  let anna: TestMember;
  let bert: TestMember;

  beforeAll(async () => {
    world = await World.open();
    blocks = world.get(BlocksService);
  });
  beforeEach(async () => {
    await world.empty();
    [anna, bert] = [await world.member('Anna'), await world.member('Bert', { gender: 'male' })];
  });
  afterAll(() => world.close());

  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
  const blocked = async ({ id }: TestMember) =>
    (await world.get(Transactions).read((tx) => blocks.blockedBy(tx, id, {}))).rows.map((row) => row.id);

  it('is told to the windows of both once, also when it is pressed again [#E8]', async () => {
    const told = jest.spyOn(world.get(Publisher), 'toMember');
    for (const _press of [1, 2, 3]) await blocks.block(anna.id, bert.id);
    await new Promise((after) => setImmediate(after));
    expect(told.mock.calls).toEqual([
      [anna.id, 'member.gone', { v: 1, profile_id: bert.id }],
      [bert.id, 'member.gone', { v: 1, profile_id: anna.id }],
    ]);
    told.mockRestore();
    expect([await blocked(anna), await blocked(bert)]).toEqual([[bert.id], []]);
  });

  it('tells nobody whether there is somebody whom they may not see [#E8]', async () => {
    const unconfirmed = await world.member('Newcomer', { confirmed: false });
    await blocks.block(bert.id, anna.id);
    for (const id of [nobody, unconfirmed.id, bert.id, anna.id] as (typeof anna.id)[]) {
      expect([id, await codeOf(blocks.block(anna.id, id))]).toEqual([id, 'member_not_found']);
    }
    expect(await blocked(anna)).toEqual([]);
  });

  it('is lifted by who made it alone; the other can neither lift nor see it [#E8]', async () => {
    await blocks.block(bert.id, anna.id);
    for (const [me, other] of [
      [anna, bert],
      [anna, anna],
    ] as const)
      expect(await codeOf(blocks.unblock(me.id, other.id))).toBe('member_not_found');
    const isBlocking = (me: TestMember, other: TestMember) => world.get(Transactions).read((tx) => blocks.isBlocking(tx, me.id, other.id));
    expect([await isBlocking(bert, anna), await isBlocking(anna, bert)]).toEqual([true, false]);
    expect(await codeOf(blocks.unblock(bert.id, anna.id))).toBe('done');
    expect(await codeOf(blocks.unblock(bert.id, anna.id))).toBe('member_not_found');
    expect(await isBlocking(bert, anna)).toBe(false);
  });

  it('is one side’s: lifting one’s own leaves the other’s [#E8]', async () => {
    await blocks.block(anna.id, bert.id);
    // Both at the same moment: each was known to the other.
    await world.rows(`update visibility.pair set block = 3, lo_blocked_at = now(), hi_blocked_at = now()`);
    await blocks.unblock(anna.id, bert.id);
    expect(await world.rows(`select block = 1 or block = 2 as one from visibility.pair`)).toEqual([{ one: true }]);
    expect([await blocked(anna), await blocked(bert)]).toEqual([[], [anna.id]]);
  });

  it('stays when the other closes the account', async () => {
    await blocks.block(anna.id, bert.id);
    await world.get(Transactions).run((tx) => world.get(StandingService).markDeleted(tx, bert.id, true));
    expect(await blocked(anna)).toEqual([bert.id]);
    expect(await codeOf(blocks.block(anna.id, bert.id))).toBe('done');
  });
});
