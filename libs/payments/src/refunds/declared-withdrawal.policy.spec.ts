import { expect, it } from '@jest/globals';
import { isPaidElsewhere } from './declared-withdrawal.policy.js';

const paid = { cause: 'withdrawal', state: 'done', pspRefundId: null, amountMinor: 100 } as const;

it.each([
  ['is one that is done without a transfer', {}, true],
  ['is that of a ban, too', { cause: 'ban' }, true],
  ['is none that is under way', { state: 'sent' }, false],
  ['is none that the provider transferred', { pspRefundId: 're_1' }, false],
  ['is none of nothing', { amountMinor: 0 }, false],
  ['is none that staff asked for', { cause: 'staff' }, false],
] as const)('what finance paid beside the provider %s', (_what, change, is) => {
  expect(isPaidElsewhere({ ...paid, ...change })).toBe(is);
});
