/** As much of the navigator as has the badge of an installed app; many browsers have none. */
export interface BadgeBearer {
  readonly setAppBadge?: (count: number) => Promise<void>;
  readonly clearAppBadge?: () => Promise<void>;
}

/** The sum of unread messages and new likes on the app's icon. A failure is of no interest to the member. */
export function showAppBadge(bearer: BadgeBearer, count: number): void {
  const set = count > 0 ? bearer.setAppBadge?.(count) : bearer.clearAppBadge?.();
  set?.catch(() => undefined);
}
