import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ChatId } from '#contracts';
import { feedKey, type Feed } from '#member/shared/api/feed';
import { markRead } from '../api/mark-read';
import { withOwnRead } from '#member/shared/model/feed';
import { useAttention } from './use-attention';

/** Tells how far the member has read, once per message and only while they look at it. */
export function useReadPointer(chatId: ChatId, lastSeq: number, unread: number): void {
  const queries = useQueryClient();
  const attentive = useAttention();
  const reported = useRef({ chatId, seq: 0 });
  useEffect(() => {
    if (reported.current.chatId !== chatId) reported.current = { chatId, seq: 0 };
    if (!attentive || lastSeq === 0 || (lastSeq <= reported.current.seq && unread === 0)) return;
    const before = reported.current.seq;
    reported.current.seq = Math.max(before, lastSeq);
    queries.setQueryData<Feed>(feedKey, (feed) => feed && withOwnRead(feed, chatId));
    // A failure is no drama: the next message, focus or opening tells it again.
    markRead(chatId, { seq: lastSeq }).catch(() => {
      reported.current.seq = Math.min(reported.current.seq, before);
    });
  }, [attentive, chatId, lastSeq, unread, queries]);
}
