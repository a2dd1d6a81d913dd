import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { World } from './world.js';

describe('a transaction in a test', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());

  it('may not ask for a second connection: with all of them held so, nobody would get one', async () => {
    const transactions = world.get(Transactions);
    const again = 'a second connection was asked for inside a transaction';
    const select = 'select 1 as one';
    await expect(transactions.run(() => transactions.run((tx) => tx.query(select)))).rejects.toThrow(again);
    await expect(transactions.run(() => transactions.read((tx) => tx.query(select)))).rejects.toThrow(again);
    await transactions.run((tx) => tx.query(select));
    expect(await transactions.read((tx) => tx.query(select))).toEqual([{ one: 1 }]);
  });
});
