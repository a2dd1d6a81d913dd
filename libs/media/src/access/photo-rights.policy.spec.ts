import { describe, expect, it } from '@jest/globals';
import { photoStatuses } from '#contracts';
import { accessOf, photoRight, sharesPrivate, visitor, type PhotoFacts, type PhotoRight, type PhotoViewer } from './photo-rights.policy.js';

const owner = 'owner';
const visible: PhotoFacts = { memberId: owner, main: false, private: false, premiumOnly: false, overLimit: false, status: 'visible' };
const photos = {
  main: { ...visible, main: true },
  'main for premium': { ...visible, main: true, premiumOnly: true },
  other: visible,
  private: { ...visible, private: true },
  hidden: { ...visible, main: true, status: 'hidden' },
  rejected: { ...visible, main: true, status: 'rejected' },
  processing: { ...visible, main: true, status: 'processing' },
  removed: { ...visible, status: 'removed' },
  checking: { ...visible, main: true, status: 'checking' },
  'above the limit': { ...visible, overLimit: true },
} as const satisfies Record<string, PhotoFacts>;

const viewers: Record<string, PhotoViewer> = {
  visitor,
  free: { memberId: 'anna', paid: false },
  premium: { memberId: 'bert', paid: true },
  owner: { memberId: owner, paid: false },
};

const table: [keyof typeof photos, Record<string, PhotoRight>][] = [
  ['main', { visitor: 'blurred', free: 'clear', premium: 'clear', owner: 'clear' }],
  ['main for premium', { visitor: 'blurred', free: 'blurred', premium: 'clear', owner: 'clear' }],
  ['other', { visitor: 'absent', free: 'blurred', premium: 'clear', owner: 'clear' }],
  [
    'private',
    { visitor: 'absent', free: 'blurred', premium: 'blurred', 'premium who may': 'clear', 'free who may': 'blurred', owner: 'clear' },
  ],
  ['hidden', { visitor: 'absent', free: 'absent', premium: 'absent', owner: 'clear' }],
  ['rejected', { visitor: 'absent', free: 'absent', premium: 'absent', owner: 'absent' }],
  ['removed', { visitor: 'absent', free: 'absent', premium: 'absent', owner: 'absent' }],
  ['checking', { visitor: 'absent', free: 'absent', premium: 'absent', owner: 'clear' }],
  ['above the limit', { visitor: 'absent', free: 'absent', premium: 'absent', owner: 'clear' }],
  ['processing', { visitor: 'absent', free: 'absent', premium: 'absent', owner: 'absent' }],
];

describe('the rights to a photo', () => {
  it.each(table)('are the agreed ones for a photo that is %s [#16] [#135]', (name, expected) => {
    const rights = Object.fromEntries(
      Object.keys(expected).map((viewer) => {
        const facts = viewers[viewer.replace(' who may', '')] ?? visitor;
        return [viewer, photoRight(photos[name], facts, viewer.endsWith(' who may'))];
      }),
    );
    expect(rights).toEqual(expected);
  });

  it('never give a visitor or a free member a clear photo that is not a free main one, whatever the facts', () => {
    const yesNo = [true, false];
    for (const status of photoStatuses)
      for (const main of yesNo)
        for (const isPrivate of yesNo)
          for (const premiumOnly of yesNo) {
            const photo: PhotoFacts = { memberId: owner, main, private: isPrivate, premiumOnly, overLimit: false, status };
            for (const mayPrivate of yesNo) expect(photoRight(photo, visitor, mayPrivate)).not.toBe('clear');
            const isFreeMain = main && !isPrivate && !premiumOnly && status === 'visible';
            for (const mayPrivate of yesNo)
              expect(photoRight(photo, { memberId: 'anna', paid: false }, mayPrivate) === 'clear').toBe(isFreeMain);
          }
  });
});

describe('private photos', () => {
  it('are shared unless the owner lets people in one by one, and then with those who were let in [#66]', () => {
    const states = [null, 'asked', 'allowed', 'refused'] as const;
    expect(states.map((state) => sharesPrivate({ byPermission: false, state }))).toEqual([true, true, true, true]);
    expect(states.map((state) => sharesPrivate({ byPermission: true, state }))).toEqual([false, false, true, false]);
    expect(states.map((state) => accessOf({ byPermission: true, state }, true))).toEqual(['closed', 'asked', 'allowed', 'refused']);
    expect(accessOf({ byPermission: false, state: 'refused' }, true)).toBe('open');
    expect(accessOf({ byPermission: true, state: 'allowed' }, false)).toBe('none');
  });
});
