import type { MemberPage } from '#contracts-admin';

/** What a member is called on top of a page: the name, else the address; empty while nothing is loaded. */
export const nameOf = (member: MemberPage | undefined): string => member?.profile?.name ?? member?.account.email ?? '';
