import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listMessages } from '../api/list-messages';
import { withOlder, type Thread } from '../model/thread';
import { catchUpSoon } from '../state/catch-up';
import { pageSize, threadKey, threadQuery } from '../state/thread-query';

/** The messages of one conversation and the way to older ones. `told`: the last number that the list of conversations knows of. */
export function useThread(chatId: string, told: number, unread: number) {
  const queries = useQueryClient();
  const thread = useQuery(threadQuery(queries, chatId, unread));
  const known = thread.data?.lastSeq;
  useEffect(() => {
    if (known === undefined || known >= told) return;
    const key = threadKey(chatId);
    // The list may have heard of it from another tab.
    catchUpSoon(queries, key, () => (queries.getQueryData<Thread>(key)?.lastSeq ?? told) < told);
  }, [queries, chatId, known, told]);
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
