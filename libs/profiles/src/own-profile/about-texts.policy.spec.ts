import { describe, expect, it } from '@jest/globals';
import { nextTexts } from './about-texts.policy.js';

describe('the text about a member', () => {
  it.each([
    ['is read at once where moderators come after', 'old', null, 'new', false, { shown: 'new', waiting: null, isNew: true }],
    [
      'waits where moderators come first, and others read the one before',
      'old',
      null,
      'new',
      true,
      { shown: 'old', waiting: 'new', isNew: true },
    ],
    ['waits although there was none before', '', null, 'new', true, { shown: '', waiting: 'new', isNew: true }],
    ['takes the place of the one that waits', 'old', 'newer', 'newest', true, { shown: 'old', waiting: 'newest', isNew: true }],
    ['needs no look when it is taken away', 'old', 'new', '', true, { shown: '', waiting: null, isNew: false }],
    ['needs no look when it is the one that others read', 'old', 'new', 'old', true, { shown: 'old', waiting: null, isNew: false }],
  ] as const)('%s', (_, shown, waiting, about, isCheckedFirst, after) => {
    expect(nextTexts({ shown, waiting }, about, isCheckedFirst)).toEqual(after);
  });
});
