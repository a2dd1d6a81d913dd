import type { ReaderFacts } from './receivers.policy.js';
import { whyNotSent } from './receivers.policy.js';

export type MessageFacts = ReaderFacts & { readonly unread: number; readonly chatState: 'open' | 'closed' | 'gone' };

/** Why a member gets no mail that they did not ask for, or undefined when they may. Asked at the moment of sending. */
export const whyNoMail = (facts: ReaderFacts): string | undefined => whyNotSent(facts, 'new_messages');

/** Why no mail about unread messages goes out: much may have happened since they were written. */
export function whyNoMessageMail({ unread, chatState, ...reader }: MessageFacts): string | undefined {
  const why = whyNoMail(reader);
  if (why) return why;
  if (chatState !== 'open') return 'the conversation is closed';
  return unread === 0 ? 'read meanwhile' : undefined;
}
