import * as z from 'zod/mini';

/** Where the page tells that it is no longer seen; `lb` when the visitor, counted on request of the link, left without opening a second page. */
export const pageHiddenPath = '/api/page-hidden';
export const pageHiddenQuery = z.strictObject({ lb: z.optional(z.enum(['1'])) });
export type PageHiddenQuery = z.infer<typeof pageHiddenQuery>;
export const pageHiddenBody = z.strictObject({});

/** A page is counted by the first part of its path, so that no id and no token is ever kept. */
export const pageGroups = [
  'account-deleted',
  'activate',
  'chats',
  'complaints',
  'complete-signup',
  'credits',
  'directdebit',
  'landers',
  'lang-config',
  'likes',
  'login',
  'mail-change',
  'match-finder',
  'members',
  'notifications',
  'pages',
  'premium',
  'pricing',
  'profile',
  'reset-password',
  'settings',
  'signup',
  'signup-matches',
  'swipe-game',
  'transactions',
] as const;
export type PageGroup = (typeof pageGroups)[number] | 'home' | 'other';

export function pageGroupOf(path: string): PageGroup {
  const first = path.split('/')[1] ?? '';
  return first === '' ? 'home' : (pageGroups.find((group) => group === first) ?? 'other');
}
