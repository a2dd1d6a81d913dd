import { describe, expect, it } from '@jest/globals';
import { photoStatuses } from '#contracts';
import { photoRight, visitor, type PhotoFacts, type PhotoRight, type PhotoViewer } from './photo-rights.policy.js';

const owner = 'owner';
const visible: PhotoFacts = { memberId: owner, main: false, private: false, premiumOnly: false, status: 'visible' };
const photos = {
  main: { ...visible, main: true },
  'main for premium': { ...visible, main: true, premiumOnly: true },
  other: visible,
  private: { ...visible, private: true },
  hidden: { ...visible, main: true, status: 'hidden' },
  rejected: { ...visible, main: true, status: 'rejected' },
  processing: { ...visible, main: true, status: 'processing' },
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
  ['private', { visitor: 'absent', free: 'blurred', premium: 'clear', owner: 'clear' }],
  ['hidden', { visitor: 'absent', free: 'absent', premium: 'absent', owner: 'clear' }],
  ['rejected', { visitor: 'absent', free: 'absent', premium: 'absent', owner: 'absent' }],
  ['processing', { visitor: 'absent', free: 'absent', premium: 'absent', owner: 'absent' }],
];

describe('the rights to a photo', () => {
  it.each(table)('are the agreed ones for a photo that is %s [#16]', (name, expected) => {
    const rights = Object.fromEntries(Object.entries(viewers).map(([viewer, facts]) => [viewer, photoRight(photos[name], facts)]));
    expect(rights).toEqual(expected);
  });

  it('never give a visitor or a free member a clear photo that is not a free main one, whatever the facts', () => {
    const yesNo = [true, false];
    for (const status of photoStatuses)
      for (const main of yesNo)
        for (const isPrivate of yesNo)
          for (const premiumOnly of yesNo) {
            const photo: PhotoFacts = { memberId: owner, main, private: isPrivate, premiumOnly, status };
            expect(photoRight(photo, visitor)).not.toBe('clear');
            const isFreeMain = main && !isPrivate && !premiumOnly && status === 'visible';
            expect(photoRight(photo, { memberId: 'anna', paid: false }) === 'clear').toBe(isFreeMain);
          }
  });
});
