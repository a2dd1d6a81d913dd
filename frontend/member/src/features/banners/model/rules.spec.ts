import { describe, expect, it } from '@jest/globals';
import type { Dismissal, UserView } from '#contracts';
import { standingAlert } from './rules';

const newcomer = {
  status: 'not_confirmed',
  notifications_disabled: [] as string[],
  profile: { status: 'disabled', main_image: null },
} as const;
const image = { filename: 'a' } as UserView['profile']['main_image'];
const settled = { ...newcomer, status: 'active', profile: { status: 'active', main_image: image } } as const;
const nothingClosed = () => false;
const on = (
  pathname: string,
  user: Parameters<typeof standingAlert>[0] = newcomer,
  isDismissed: (key: Dismissal) => boolean = nothingClosed,
) => standingAlert(user, pathname, isDismissed);
/** Their address is confirmed, and nothing is asked of them but a photo. */
const faceless = { ...settled, profile: { ...settled.profile, main_image: null } };

describe('the reminder to confirm the address', () => {
  it('is for members whose address is not confirmed and whose mail arrives [#99]', () => {
    expect(on('/members')).toBe('activation');
    expect(on('/members', null)).toBeUndefined();
    expect(on('/members', settled)).toBeUndefined();
    expect(on('/members', { ...newcomer, notifications_disabled: ['bounced'] })).toBe('mailStopped');
  });

  it.each([
    '/signup',
    '/signup-matches',
    '/complete-signup',
    '/activate/done',
    '/settings',
    '/settings/password',
    '/notifications',
    '/credits/a-bundle/ideal',
    '/swipe-game',
    '/profile',
  ])('stays away from %s [#99]', (path) => {
    expect(on(path)).not.toBe('activation');
  });
});

describe('the offer of notices', () => {
  const offered = { ...settled, offersPush: true };

  it('is for members whose browser could show them and does not, until it is closed [#101] [#103]', () => {
    expect(on('/members', offered)).toBe('push');
    expect(on('/members', settled)).toBeUndefined();
    expect(on('/members', offered, (key) => key === 'hide-push-notification-alert')).toBeUndefined();
  });

  it.each(['/signup', '/notifications', '/activate/done', '/directdebit', '/premium', '/credits/a-bundle/ideal'])(
    'stays away from %s [#101]',
    (path) => {
      expect(on(path, offered)).toBeUndefined();
    },
  );
});

describe('the alert about the photo', () => {
  it('is for members without a main photo [#100]', () => {
    expect(on('/members', faceless)).toBe('photo');
    expect(on('/members', { ...faceless, profile: { ...faceless.profile, main_image: image } })).toBeUndefined();
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
    '/credits',
    '/credits/a-bundle/ideal',
    '/transactions/an-order',
  ])('stays away from %s [#100]', (path) => {
    expect(on(path, faceless)).toBeUndefined();
  });

  it('stays away after it was put aside, and only it [#100] [#103]', () => {
    expect(on('/members', faceless, (key) => key === 'hide-enrich-alert')).toBeUndefined();
    expect(on('/members', newcomer, (key) => key === 'hide-enrich-alert')).toBe('activation');
  });
});

describe('the alert about stopped mails', () => {
  it.each(['bounced', 'spam', 'unsubscribed'])('is for members whose mails stopped because they %s [#102]', (why) => {
    expect(on('/members', { ...settled, notifications_disabled: [why] })).toBe('mailStopped');
    expect(on('/members', settled)).toBeUndefined();
  });

  it.each(['/settings', '/notifications'])('stays away from %s [#102]', (path) => {
    expect(on(path, { ...settled, notifications_disabled: ['spam'] })).toBeUndefined();
  });

  it('can be put aside under its own key [#102] [#103]', () => {
    const user = { ...settled, notifications_disabled: ['spam'] };
    expect(on('/members', user, (key) => key === 'hide-disabled-notifications-alert')).toBeUndefined();
  });
});

describe('the alerts together', () => {
  const all = { ...newcomer, offersPush: true, hasBonus: true };
  const stopped = { ...all, status: 'active', notifications_disabled: ['spam'] } as const;
  const confirmed = { ...stopped, notifications_disabled: [] } as const;
  const shown = { ...confirmed, profile: { ...confirmed.profile, main_image: image } };

  it('are one at a time, the most pressing first, and each has its turn', () => {
    const { hasBonus: _, ...withoutBonus } = confirmed;
    const { hasBonus: __, ...settledWithoutBonus } = shown;
    expect([all, stopped, confirmed, withoutBonus, settledWithoutBonus].map((user) => on('/members', user))).toEqual([
      'activation',
      'mailStopped',
      'bonus',
      'photo',
      'push',
    ]);
    expect(on('/members', withoutBonus, (key) => key === 'hide-enrich-alert')).toBe('push');
  });

  it.each(['/swipe-game', '/swipe-game/passed', '/credits', '/credits/a-bundle/ideal', '/transactions/an-order', '/directdebit'])(
    'leave %s alone, a hidden profile too',
    (path) => {
      for (const user of [newcomer, { ...settled, status: 'paused' }, { ...settled, notifications_disabled: ['spam'] }] as const)
        expect(on(path, user)).toBeUndefined();
    },
  );
});
