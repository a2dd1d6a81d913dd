import { describe, expect, it } from '@jest/globals';
import { openingActs, mayDismiss, type HeldEvidence } from './opened-evidence.policy.js';

describe('a look at the evidence of a case', () => {
  it.each<[string, HeldEvidence, readonly string[]]>([
    ['is at the messages when one of them was reported', { about: 'message', messages: 3, photos: 2 }, ['case.messages_read']],
    ['is at the photo when that was reported', { about: 'photo', messages: 3, photos: 2 }, ['case.photo_opened']],
    ['is at either when the member was reported', { about: 'member', messages: 3, photos: 2 }, ['case.messages_read', 'case.photo_opened']],
    ['is at what is left when what was reported is gone', { about: 'message', messages: 0, photos: 1 }, ['case.photo_opened']],
    ['is at the page when there is nothing to open', { about: null, messages: 0, photos: 0 }, ['case.opened']],
  ])('%s', (_, held, acts) => {
    expect(openingActs(held)).toEqual(acts);
  });
});

describe('a dismissal', () => {
  const errorOf = (...args: Parameters<typeof mayDismiss>) => {
    const verdict = mayDismiss(...args);
    return verdict.allowed ? 'allowed' : verdict.code;
  };
  it('needs a look, or a reason why there was no need to', () => {
    expect(errorOf({ measure: 'none' }, true)).toBe('allowed');
    expect(errorOf({ measure: 'none' }, false)).toBe('evidence_not_opened');
    expect(errorOf({ measure: 'none', dismissal: 'same_as_another' }, false)).toBe('allowed');
  });

  it('is none when something is done: then there is no reason for one', () => {
    expect(errorOf({ measure: 'warning' }, false)).toBe('allowed');
    expect(errorOf({ measure: 'warning', dismissal: 'same_as_another' }, true)).toBe('invalid_input');
  });
});
