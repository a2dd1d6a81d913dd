import { describe, expect, it } from '@jest/globals';
import type { UserView } from '#contracts';
import { isAskedForPhoto, isRemindedOfActivation } from './rules';

const newcomer = {
  status: 'not_confirmed',
  notifications_disabled: [],
  profile: { status: 'disabled', main_image: null },
} as const;
const image = { filename: 'a' } as UserView['profile']['main_image'];

describe('the reminder to confirm the address', () => {
  it('is for members whose address is not confirmed and whose mail arrives [#99]', () => {
    expect(isRemindedOfActivation(newcomer, '/members')).toBe(true);
    expect(isRemindedOfActivation(null, '/members')).toBe(false);
    expect(isRemindedOfActivation({ ...newcomer, status: 'active', profile: { ...newcomer.profile, status: 'active' } }, '/members')).toBe(
      false,
    );
    expect(isRemindedOfActivation({ ...newcomer, notifications_disabled: ['bounced'] }, '/members')).toBe(false);
  });

  it.each(['/signup', '/signup-matches', '/complete-signup', '/settings', '/notifications'])('stays away from %s [#99]', (path) => {
    expect(isRemindedOfActivation(newcomer, path)).toBe(false);
  });
});

describe('the alert about the photo', () => {
  it('is for members without a main photo [#100]', () => {
    expect(isAskedForPhoto(newcomer, '/members')).toBe(true);
    expect(isAskedForPhoto({ ...newcomer, profile: { ...newcomer.profile, main_image: image } }, '/members')).toBe(false);
    expect(isAskedForPhoto(null, '/members')).toBe(false);
  });

  it.each([
    '/profile',
    '/signup',
    '/activate/done',
    '/premium',
    '/notifications',
    '/settings',
    '/directdebit',
    '/complete-signup',
    '/signup-matches',
  ])('stays away from %s [#100]', (path) => {
    expect(isAskedForPhoto(newcomer, path)).toBe(false);
  });
});
