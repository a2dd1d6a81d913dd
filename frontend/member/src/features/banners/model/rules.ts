import type { Dismissal, UserView } from '#contracts';

interface Facts {
  readonly status: UserView['status'];
  readonly notifications_disabled: readonly string[];
  readonly profile: Pick<UserView['profile'], 'status' | 'main_image'>;
  /** This browser could show notices, and does not. */
  readonly offersPush?: boolean;
  /** The bonus of the first hours holds, and may stand on this screen. */
  readonly hasBonus?: boolean;
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
const paying = ['/credits', '/transactions', '/directdebit'];
const typing = ['/profile', '/settings', '/notifications', '/complaints', '/appeals'];
const absorbed = [...paying, '/swipe-game'];

/** The most pressing first. */
export const alertRules = {
  activation: {
    isDue: ({ status, profile, notifications_disabled }) =>
      status === 'not_confirmed' && profile.status === 'disabled' && notifications_disabled.length === 0,
    // Its last step says itself that the address is not confirmed yet.
    quietOn: [...signingUp, ...absorbed, ...typing, '/activate/done'],
  },
  paused: {
    isDue: ({ status }) => status === 'paused',
    quietOn: [...absorbed, '/settings/delete'],
  },
  mailStopped: {
    isDue: ({ notifications_disabled }) => notifications_disabled.length > 0,
    quietOn: [...absorbed, ...typing],
    key: 'hide-disabled-notifications-alert',
  },
  bonus: {
    isDue: ({ hasBonus }) => hasBonus === true,
    quietOn: [],
  },
  photo: {
    isDue: ({ profile }) => profile.main_image === null,
    quietOn: [...signingUp, ...absorbed, ...typing, '/activate/done', '/premium'],
    key: 'hide-enrich-alert',
  },
  push: {
    isDue: ({ offersPush }) => offersPush === true,
    quietOn: [...signingUp, ...absorbed, ...typing, '/activate/done', '/premium'],
    key: 'hide-push-notification-alert',
  },
} as const satisfies Record<string, AlertRule>;

export type AlertName = keyof typeof alertRules;

const isBelow = (pathname: string, place: string): boolean => pathname === place || pathname.startsWith(`${place}/`);

const names = Object.keys(alertRules) as readonly AlertName[];

/** The one alert that stands above a screen: more would push the screen itself out of sight. The others wait for their turn. */
export function standingAlert(user: Facts | null, pathname: string, isDismissed: (key: Dismissal) => boolean): AlertName | undefined {
  if (!user) return undefined;
  return names.find((name) => {
    const { isDue, quietOn, key }: AlertRule = alertRules[name];
    const isAside = key !== undefined && isDismissed(key);
    return !isAside && isDue(user) && !quietOn.some((place) => isBelow(pathname, place));
  });
}
