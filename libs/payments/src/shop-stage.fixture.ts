import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { setLogLevel } from '#observability';
import { World, type TestMember } from '#testing';
import { Shop } from './shop.fixture.js';

export interface OpenShop {
  readonly world: World;
  readonly shop: Shop;
  readonly anna: TestMember;
  /** Of what she bought; empty when she has not. */
  readonly orderId: string;
}

/** Each test of a file begins in a shop with one member, who bought so many credits, if any. Unless she is new, the hours of the time bonus are over. */
export function beginInShop({ bought = 0, isNew = false }, begin: (opened: OpenShop) => void): void {
  setLogLevel('silent');
  let world: World;
  beforeAll(async () => {
    world = await World.open();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    await world.empty();
    const shop = new Shop(world);
    const anna = await world.member('Anna');
    if (!isNew) await world.rows(`update auth.account set created_at = now() - interval '1 year' where id = $1`, [anna.id]);
    begin({ world, shop, anna, orderId: bought > 0 ? await shop.bought(anna, bought) : '' });
  });
}
