import { describe, expect, it } from '@jest/globals';
import { mayOrder, type RecentOrders } from './order-limits.policy.js';

const settings = { open_orders: 5, support_email: 'hello@example.test' };
const none: RecentOrders = { isBlocked: false, open: 0, freeAt: null };
const freeAt = new Date('2026-11-25T12:00:00Z');

describe('one more order', () => {
  it.each([
    ['of who has none', {}],
    ['of who has fewer open ones than the site allows', { open: 4 }],
  ])('is taken: %s', (_what, recent) => {
    expect(mayOrder({ ...none, ...recent }, settings)).toEqual({ allowed: true });
  });

  it.each([
    ['a bank took money back', { isBlocked: true, open: 9, freeAt }, 'buying_blocked', { params: { email: 'hello@example.test' } }],
    ['as many are open as the site allows', { open: 5, freeAt }, 'open_orders_limit', undefined],
    ['the hour is full', { freeAt }, 'orders_limit', { retryAt: freeAt }],
  ])('is refused when %s', (_what, recent, code, details) => {
    expect(mayOrder({ ...none, ...recent }, settings)).toEqual({ allowed: false, code, details });
  });
});
