import type { UserStatus } from '#contracts';

export type ReminderFacts = {
  readonly status: UserStatus;
  readonly mailStops: readonly string[];
  readonly unread: number;
  readonly chatState: 'open' | 'closed' | 'gone';
  readonly remindedLately: boolean;
};

/** Why no reminder goes out, or undefined when one does. Asked at the moment of sending, because much may have happened since the message. */
export function whyNoReminder({ status, mailStops, unread, chatState, remindedLately }: ReminderFacts): string | undefined {
  if (status !== 'active') return 'the account is not active';
  if (mailStops.length > 0) return 'the member wants no mails';
  if (chatState !== 'open') return 'the conversation is closed';
  if (unread === 0) return 'read meanwhile';
  return remindedLately ? 'reminded today' : undefined;
}
