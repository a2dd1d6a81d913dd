import type { UserStatus } from '#contracts';

/** What a link in a mail may prove, and for how long. */
interface PurposeRule {
  readonly hours: number;
  /** Works only while the account still has the address that the mail went to. Off for links about a change of the address. */
  readonly boundToAddress: boolean;
  /** Accounts that the mail is still worth writing to. */
  readonly wantsMail: (status: UserStatus) => boolean;
}

const isOpen = (status: UserStatus): boolean => status !== 'banned' && status !== 'deleted' && status !== 'suspended';

/** So long a deleted account can come back. */
export const undoDays = 14;

/** Older people open their mail the next day; a new password is asked for at the moment it is needed. */
export const linkPurposes = {
  activate: { hours: 72, boundToAddress: true, wantsMail: (status) => status === 'not_confirmed' },
  reset: { hours: 1, boundToAddress: true, wantsMail: isOpen },
  deletion_undo: { hours: undoDays * 24, boundToAddress: true, wantsMail: (status) => status === 'deleted' },
  mail_change: { hours: 48, boundToAddress: false, wantsMail: isOpen },
  mail_undo: { hours: 48, boundToAddress: false, wantsMail: isOpen },
  password_undo: { hours: 48, boundToAddress: false, wantsMail: isOpen },
} as const satisfies Record<string, PurposeRule>;

export type TokenPurpose = keyof typeof linkPurposes;
const rules: readonly [string, PurposeRule][] = Object.entries(linkPurposes);
export const unboundPurposes: readonly string[] = rules.filter(([, { boundToAddress }]) => !boundToAddress).map(([purpose]) => purpose);
