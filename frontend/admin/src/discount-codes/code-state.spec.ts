import { describe, expect, it } from '@jest/globals';
import type { MemberId } from '#contracts';
import type { DiscountCodeRow } from '#contracts-admin';
import { mostUses, stateOf } from './code-state';

const member = { id: '0190a000-0000-7000-8000-000000000001' as MemberId, name: 'Anna' };
const code = {
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  member: null,
  max_uses: null,
  uses: 0,
} as const satisfies Partial<DiscountCodeRow>;

describe('the state of a discount code', () => {
  it.each([
    ['counts while nothing ends it', code, 'active'],
    ['counts for the next member, however many had it', { ...code, uses: 5_000 }, 'active'],
    ['counts below its budget', { ...code, max_uses: 100, uses: 99 }, 'active'],
    ['is used up at its budget', { ...code, max_uses: 100, uses: 100 }, 'used_up'],
    ['is used up at its budget also where members may have it often', { ...code, validity: 'unlimited', max_uses: 2, uses: 2 }, 'used_up'],
    ['is used up by one order when it counts once in all', { ...code, validity: 'once', uses: 1 }, 'used_up'],
    ['is used up by the one member for whom it was made', { ...code, member, uses: 1 }, 'used_up'],
    ['is not used up by a member who may have it as often as wanted', { ...code, validity: 'unlimited', member, uses: 9 }, 'active'],
    ['is over after its time, used or not', { ...code, expired: true, max_uses: 1, uses: 1 }, 'expired'],
    ['is stopped by staff, whatever else ended it', { ...code, status: 'inactive', expired: true, max_uses: 1, uses: 1 }, 'stopped'],
  ] as const)('%s', (_, facts, state) => {
    expect(stateOf(facts)).toBe(state);
  });

  it('has no limit of orders where neither its validity nor a budget sets one', () => {
    expect(mostUses(code)).toBeNull();
  });

  it('is for one order when it counts once in all, whatever its budget', () => {
    expect(mostUses({ ...code, validity: 'once', max_uses: 100 })).toBe(1);
  });
});
