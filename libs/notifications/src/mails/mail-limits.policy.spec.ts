import { expect, it } from '@jest/globals';
import { isUnconfirmed } from './mail-limits.policy.js';

it.each([
  ['not_confirmed', null, true],
  ['deleted', 'not_confirmed', true],
  ['active', null, false],
  ['deleted', 'active', false],
] as const)('an address of an account that is %s, and was %s before, may be a stranger’s: %s', (status, statusBefore, is) => {
  expect(isUnconfirmed({ status, statusBefore })).toBe(is);
});
