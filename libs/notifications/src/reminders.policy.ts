import type { UserStatus } from '#contracts';

export type ReaderFacts = {
  readonly status: UserStatus;
  readonly fictional: boolean;
  readonly mailStops: readonly string[];
};
export type MessageFacts = ReaderFacts & { readonly unread: number; readonly chatState: 'open' | 'closed' | 'gone' };

/** Why a member gets no mail that they did not ask for, or undefined when they may. Asked at the moment of sending. */
export function whyNoMail({ status, fictional, mailStops }: ReaderFacts): string | undefined {
  if (status !== 'active') return 'the account is not active';
  if (fictional) return 'no person reads it';
  return mailStops.length > 0 ? 'the member wants no mails' : undefined;
}

/** Why no mail about unread messages goes out: much may have happened since they were written. */
export function whyNoMessageMail({ unread, chatState, ...reader }: MessageFacts): string | undefined {
  const why = whyNoMail(reader);
  if (why) return why;
  if (chatState !== 'open') return 'the conversation is closed';
  return unread === 0 ? 'read meanwhile' : undefined;
}
