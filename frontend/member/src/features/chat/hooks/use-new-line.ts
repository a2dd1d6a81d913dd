import { useEffect, useRef, useState } from 'react';
import type { ChatView } from '#contracts';
import type { Thread } from '../model/thread';
import { firstUnread } from '../model/timeline';
import { useAttention } from './use-attention';

/**
 * Above which message the line "New messages" stands: the first that was unread when the conversation was opened, or that came while nobody
 * looked at it. It stays until the conversation is left.
 */
export function useNewLine(chat: ChatView, thread: Thread | undefined, me: string): number | null {
  const attentive = useAttention();
  const [opening] = useState({ upTo: chat.last_seq, unread: chat.num_unread_messages });
  const [sinceAway, setSinceAway] = useState<number | null>(null);
  /** The last number that somebody looked at. */
  const seen = useRef(0);
  useEffect(() => {
    if (!thread) return;
    if (attentive || seen.current === 0) seen.current = thread.lastSeq;
    const first = thread.messages.find(({ seq, sender_id }) => seq > seen.current && sender_id !== me);
    if (first) setSinceAway(first.seq);
  }, [attentive, thread, me]);
  if (sinceAway !== null) return sinceAway;
  return thread && thread.lastSeq >= opening.upTo ? firstUnread(thread.messages, me, opening.upTo, opening.unread) : null;
}
