import type { Dismissal, UserView } from '#contracts';

interface Facts {
  readonly status: UserView['status'];
  readonly notifications_disabled: readonly string[];
  readonly profile: Pick<UserView['profile'], 'status' | 'main_image'>;
  /** This browser could show notices, and does not. */
  readonly offersPush?: boolean;
}

/** When one alert has something to say to a signed-in member. */
export interface AlertRule {
  readonly isDue: (user: Facts) => boolean;
  /** Screens that are about the same thing, or that nobody should be called away from; what lies below them too. */
  readonly quietOn: readonly string[];
  /** What remembers that it was put aside. Without a key it stays until its reason is gone. */
  readonly key?: Dismissal;
}

// Steps of one way: a newcomer walks them in a row.
const signingUp = ['/signup', '/signup-matches', '/complete-signup'];
// Where somebody orders, pays or looks at an order. The checkout says itself that an address must be confirmed first.
const paying = ['/credits', '/transactions'];

/** The most pressing first: that is also their order on the screen. */
export const alertRules = {
  activation: {
    isDue: ({ status, profile, notifications_disabled }) =>
      status === 'not_confirmed' && profile.status === 'disabled' && notifications_disabled.length === 0,
    quietOn: [...signingUp, ...paying, '/settings', '/notifications'],
  },
  paused: {
    isDue: ({ status }) => status === 'paused',
    quietOn: ['/settings/delete'],
  },
  mailStopped: {
    isDue: ({ notifications_disabled }) => notifications_disabled.length > 0,
    quietOn: ['/settings', '/notifications'],
    key: 'hide-disabled-notifications-alert',
  },
  photo: {
    isDue: ({ profile }) => profile.main_image === null,
    quietOn: [...signingUp, ...paying, '/profile', '/activate/done', '/premium', '/notifications', '/settings', '/directdebit'],
    key: 'hide-enrich-alert',
  },
  push: {
    isDue: ({ offersPush }) => offersPush === true,
    quietOn: [...signingUp, ...paying, '/activate/done', '/premium', '/notifications', '/directdebit'],
    key: 'hide-push-notification-alert',
  },
} as const satisfies Record<string, AlertRule>;

export type AlertName = keyof typeof alertRules;

/** More than two at once would push the screen itself out of sight; the others wait for their turn. */
const mostAtOnce = 2;

const isBelow = (pathname: string, place: string): boolean => pathname === place || pathname.startsWith(`${place}/`);

export function standingAlerts(
  user: Facts | null,
  pathname: string,
  isDismissed: (key: Dismissal) => boolean,
  rules: Readonly<Record<string, AlertRule>> = alertRules,
): readonly string[] {
  if (!user) return [];
  return Object.entries(rules)
    .filter(([, { isDue, quietOn, key }]) => {
      const isAside = key !== undefined && isDismissed(key);
      return !isAside && isDue(user) && !quietOn.some((place) => isBelow(pathname, place));
    })
    .map(([name]) => name)
    .slice(0, mostAtOnce);
}
