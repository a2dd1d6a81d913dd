import type { Badges } from '#contracts';

/** The one number that stands in the title and on the icon of the installed app: unread messages and new likes. */
export const badgeCount = ({ messages, likes }: Badges): number => messages + likes;
