import { describe, expect, it } from '@jest/globals';
import { ClearFault } from '../clear-fault.js';
import { financeWishIn } from './wishes.js';

const id = '01930000-0000-7000-8000-000000000001';

describe('npm run finance', () => {
  it('lists what is open when nothing is said', () => {
    expect(financeWishIn([])).toEqual({ kind: 'list' });
  });

  it.each(['close', 'paid', 'account', 'allow', 'country'] as const)('understands %s with an id and a reason', (kind) => {
    expect(financeWishIn([kind, id, '--reason', ' paid by bank on Monday '])).toEqual({ kind, id, reason: 'paid by bank on Monday' });
  });

  it.each([
    ['another word', ['open', id, '--reason', 'why']],
    ['no id', ['close', '--reason', 'why']],
    ['an id that is none', ['close', 'tr_1', '--reason', 'why']],
    ['no reason', ['close', id]],
    ['an empty reason', ['paid', id, '--reason', ' ']],
    ['more than one id', ['close', id, id, '--reason', 'why']],
    ['an option that does not exist', ['close', id, '--why', 'so']],
  ])('refuses %s with a hint', (_, args) => {
    expect(() => financeWishIn(args)).toThrow(ClearFault);
  });
});
