import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ChatView } from '#contracts';
import { listMessages } from '../api/list-messages';
import { withOlder, type Thread } from '../model/thread';
import { catchUpSoon } from '../state/catch-up';
import { pageSize, threadKey, threadQuery } from '../state/thread-query';

/** The messages of one conversation and the way to older ones, as far as the list of conversations knows of it. */
export function useThread({ id: chatId, last_seq: newestSeq, num_unread_messages: unread, rewritten = 0 }: ChatView) {
  const queries = useQueryClient();
  const thread = useQuery(threadQuery(queries, chatId, unread));
  const known = thread.data?.lastSeq;
  const isStale = thread.data !== undefined && thread.data.rewritten < rewritten;
  useEffect(() => {
    if (known === undefined || (known >= newestSeq && !isStale)) return;
    const key = threadKey(chatId);
    // The list may have heard of it from another tab.
    catchUpSoon(queries, key, () => {
      const now = queries.getQueryData<Thread>(key);
      return now !== undefined && (now.lastSeq < newestSeq || now.rewritten < rewritten);
    });
  }, [queries, chatId, known, newestSeq, isStale, rewritten]);
  const older = useMutation({
    mutationFn: async () => {
      const before = queries.getQueryData<Thread>(threadKey(chatId))?.messages[0]?.seq ?? 1;
      return before > 1 ? listMessages(chatId, { before, limit: pageSize }) : null;
    },
    onSuccess: (answer) => {
      if (answer) queries.setQueryData<Thread>(threadKey(chatId), (known) => known && withOlder(known, answer));
    },
  });
  return { thread, older };
}
