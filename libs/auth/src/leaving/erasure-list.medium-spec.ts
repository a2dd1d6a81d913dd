import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Clock, Transactions } from '#database';
import { ErasureList, MemberData } from '#member-data';
import { World, type TestMember } from '#testing';
import { ErasureService } from './index.js';

let world: World;
let anna: TestMember;
let bert: TestMember;
beforeAll(async () => {
  world = await World.open();
});
beforeEach(async () => {
  await world.empty();
  await world.get(Clock).refresh();
  [anna, bert] = [await world.member('Anna'), await world.member('Bert')];
});
afterAll(() => world.close());

const isThere = async ({ id }: TestMember) => (await world.rows(`select from auth.account where id = $1`, [id])).length > 0;

/** The rows come back, as with a backup; the objects do not hear of it. */
const eraseAndRestore = async (...members: readonly TestMember[]) => {
  const undone = world.get(Transactions).run(async (tx) => {
    for (const { id } of members) await world.get(MemberData).erase(tx, id);
    throw new Error('restored');
  });
  await expect(undone).rejects.toThrow('restored');
};

describe('a backup that brings back who was erased since', () => {
  it('is followed by the same erasures, of them and of nobody else', async () => {
    await eraseAndRestore(anna);
    expect(await isThere(anna)).toBe(true);
    expect(await world.get(ErasureService).repeat()).toMatchObject({ erased: 1 });
    expect([await isThere(anna), await isThere(bert)]).toEqual([false, true]);
  });

  it('may be followed by them more than once', async () => {
    await eraseAndRestore(anna, bert);
    expect(await world.get(ErasureService).repeat()).toMatchObject({ erased: 2 });
    expect(await world.get(ErasureService).repeat()).toMatchObject({ erased: 0 });
  });

  it('leaves those alone whose run of an import was undone: it is back as well, and may have been broken off before one of them came', async () => {
    const both = [anna.id, bert.id];
    await world.get(Transactions).run((tx) => world.get(MemberData).eraseAll(tx, both));
    const noted = await world.get(ErasureList).all();
    expect(both.filter((id) => noted.has(id))).toEqual([]);
  });
});

describe('the list of erasures', () => {
  it('holds ids alone', async () => {
    await eraseAndRestore(anna);
    const all = await world.get(ErasureList).all();
    expect([...all].every((id) => /^[0-9a-f-]{36}$/.test(id))).toBe(true);
  });

  it('forgets what is older than any backup, and nothing that one may bring back', async () => {
    const list = world.get(ErasureList);
    const [old, recent] = [randomUUID(), randomUUID()];
    await list.note(old);
    await world.clockAhead('31 days');
    await list.note(recent);
    await list.forget();
    expect((await list.all()).has(old)).toBe(true);
    await world.clockAhead('62 days');
    expect(await list.forget()).toBeGreaterThan(0);
    const left = await list.all();
    expect([left.has(old), left.has(recent)]).toEqual([false, true]);
  });
});
