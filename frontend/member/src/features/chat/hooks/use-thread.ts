import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listMessages } from '../api/list-messages';
import { withOlder, type Thread } from '../model/thread';
import { pageSize, threadKey, threadQuery } from './thread-query';

/** The messages of one conversation and the way to older ones. */
export function useThread(chatId: string) {
  const queries = useQueryClient();
  const thread = useQuery(threadQuery(queries, chatId));
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
