import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { World, type MemberOptions } from '#testing';
import { StandingService } from '#visibility';
import { PrivacyService, TeasersService } from '../index.js';

setLogLevel('silent');
let world: World;
beforeAll(async () => {
  world = await World.open();
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const willing = async (name: string, options?: MemberOptions) => {
  const member = await world.member(name, options);
  await world.get(PrivacyService).set(member.id, 'shown_to_visitors', true);
  return member;
};

describe('a member on a page for visitors', () => {
  it('is shown with first name and age alone, after a yes of their own, and no longer than that holds [#25]', async () => {
    const anna = await world.member('Anna Maria');
    const teaser = async () => (await world.get(TeasersService).of(anna.communityId, anna.id))?.view ?? null;
    expect(await teaser()).toBeNull();
    await world.get(PrivacyService).set(anna.id, 'shown_to_visitors', true);
    expect(await teaser()).toEqual({ id: anna.id, first_name: 'Anna', age: expect.any(Number), main_image: null });
    await world.get(PrivacyService).set(anna.id, 'shown_to_visitors', false);
    expect(await teaser()).toBeNull();
  });

  it('is never fictional, unconfirmed, hidden, or of another community', async () => {
    const teasers = world.get(TeasersService);
    const anna = await willing('Anna');
    const others = [await willing('Bea', { fictional: true }), await willing('Cora', { confirmed: false })];
    for (const { id, communityId } of others) expect(await teasers.of(communityId, id)).toBeNull();
    expect(await teasers.of('01930000-0000-7000-8000-0000000000ff', anna.id)).toBeNull();
    for (const flag of ['paused', 'suspended', 'banned', 'deleted'] as const) {
      const one = await willing('Dora');
      await world.get(Transactions).run((tx) => world.get(StandingService).set(tx, one.id, flag, true));
      expect([flag, await teasers.of(one.communityId, one.id)]).toEqual([flag, null]);
    }
  });
});
