import { describe, expect, it } from '@jest/globals';
import type { Dismissal, UserView } from '#contracts';
import { alertRules, standingAlerts, type AlertRule } from './rules';

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
  user: Parameters<typeof standingAlerts>[0] = newcomer,
  isDismissed: (key: Dismissal) => boolean = nothingClosed,
) => standingAlerts(user, pathname, isDismissed);

describe('the reminder to confirm the address', () => {
  it('is for members whose address is not confirmed and whose mail arrives [#99]', () => {
    expect(on('/members')).toContain('activation');
    expect(on('/members', null)).toEqual([]);
    expect(on('/members', settled)).toEqual([]);
    expect(on('/members', { ...newcomer, notifications_disabled: ['bounced'] })).not.toContain('activation');
  });

  it.each([
    '/signup',
    '/signup-matches',
    '/complete-signup',
    '/settings',
    '/settings/password',
    '/notifications',
    '/credits/a-bundle/ideal',
  ])('stays away from %s [#99]', (path) => {
    expect(on(path)).not.toContain('activation');
  });
});

describe('the offer of notices', () => {
  const offered = { ...settled, offersPush: true };

  it('is for members whose browser could show them and does not, until it is closed [#101] [#103]', () => {
    expect(on('/members', offered)).toEqual(['push']);
    expect(on('/members', settled)).toEqual([]);
    expect(on('/members', offered, (key) => key === 'hide-push-notification-alert')).toEqual([]);
  });

  it.each(['/signup', '/notifications', '/activate/done', '/directdebit', '/premium', '/credits/a-bundle/ideal'])(
    'stays away from %s [#101]',
    (path) => {
      expect(on(path, offered)).toEqual([]);
    },
  );
});

describe('the alert about the photo', () => {
  it('is for members without a main photo [#100]', () => {
    expect(on('/members')).toContain('photo');
    expect(on('/members', { ...newcomer, profile: { ...newcomer.profile, main_image: image } })).not.toContain('photo');
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
    expect(on(path)).not.toContain('photo');
  });

  it('stays away after it was put aside, and only it [#100] [#103]', () => {
    expect(on('/members', newcomer, (key) => key === 'hide-enrich-alert')).toEqual(['activation']);
  });
});

describe('the alert about stopped mails', () => {
  it.each(['bounced', 'spam', 'unsubscribed'])('is for members whose mails stopped because they %s [#102]', (why) => {
    expect(on('/members', { ...settled, notifications_disabled: [why] })).toEqual(['mailStopped']);
    expect(on('/members', settled)).toEqual([]);
  });

  it.each(['/settings', '/notifications'])('stays away from %s [#102]', (path) => {
    expect(on(path, { ...settled, notifications_disabled: ['spam'] })).toEqual([]);
  });

  it('can be put aside under its own key [#102] [#103]', () => {
    const user = { ...settled, notifications_disabled: ['spam'] };
    expect(on('/members', user, (key) => key === 'hide-disabled-notifications-alert')).toEqual([]);
  });
});

describe('the alerts together', () => {
  it('are two at most, the most pressing first, and the next one takes the place of a closed one', () => {
    const due: AlertRule = { isDue: () => true, quietOn: [], key: 'hide-push-notification-alert' };
    const rules = { ...alertRules, push: due };
    expect(standingAlerts(newcomer, '/members', nothingClosed, rules)).toEqual(['activation', 'photo']);
    expect(standingAlerts(newcomer, '/members', (key) => key === 'hide-enrich-alert', rules)).toEqual(['activation', 'push']);
  });
});
