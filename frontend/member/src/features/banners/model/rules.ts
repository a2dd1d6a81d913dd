import type { UserView } from '#contracts';

// Screens that are about the same thing, or that nobody should be called away from.
const signingUp = ['/signup', '/signup-matches', '/complete-signup'];
const withoutReminder = [...signingUp, '/settings', '/notifications'];
const withoutPhotoAlert = [...signingUp, '/profile', '/activate/done', '/premium', '/notifications', '/settings', '/directdebit'];

interface Facts {
  readonly status: UserView['status'];
  readonly notifications_disabled: readonly string[];
  readonly profile: Pick<UserView['profile'], 'status' | 'main_image'>;
}

/** The address was not confirmed, and mail reaches it. */
export function isRemindedOfActivation(user: Facts | null, pathname: string): boolean {
  if (!user || withoutReminder.includes(pathname)) return false;
  return user.status === 'not_confirmed' && user.profile.status === 'disabled' && user.notifications_disabled.length === 0;
}

export const isAskedForPhoto = (user: Facts | null, pathname: string): boolean =>
  user !== null && user.profile.main_image === null && !withoutPhotoAlert.includes(pathname);
