import { whyNotSent, type ReaderFacts } from '../recipients/index.js';

type UnreadFacts = { readonly unread: number; readonly chatState: 'open' | 'closed' | 'gone' };
export type MessageFacts = ReaderFacts & UnreadFacts;

/** Why a member gets no mail that they did not ask for, or undefined when they may. Asked at the moment of sending. */
export const whyNoMail = (facts: ReaderFacts): string | undefined => whyNotSent(facts, 'new_messages');

/** Why no mail about unread messages goes out: much may have happened since they were written. */
export function whyNoMessageMail({ unread, chatState, ...reader }: MessageFacts): string | undefined {
  return whyNoMail(reader) ?? whyNothingUnread({ unread, chatState });
}

/** Why nothing is told of a conversation, by whatever way. */
export function whyNothingUnread({ unread, chatState }: UnreadFacts): string | undefined {
  if (chatState !== 'open') return 'the conversation is closed';
  return unread === 0 ? 'read meanwhile' : undefined;
}
