import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { limits } from '#contracts';
import { listMessages } from '../api/list-messages';
import { openThread, withNewer, type Thread } from '../model/thread';

export const pageSize = 40;
const catchUpSize = 100;

export const threadKey = (chatId: string) => ['thread', chatId] as const;

/** The unread ones and some before them, so that the line above them is there at once. */
const firstPage = (unread: number): number => Math.min(limits.pageSizeMax, Math.max(pageSize, unread + 10));

/**
 * The first time the newest page, afterwards only what is new; all of that page again when something was taken out of the conversation. Each answer is laid over what is known at that moment, because hints may have
 * come while it was on its way.
 */
export const threadQuery = (queries: QueryClient, chatId: string, unread = 0) =>
  queryOptions({
    queryKey: threadKey(chatId),
    queryFn: async ({ signal }): Promise<Thread> => {
      const known = () => queries.getQueryData<Thread>(threadKey(chatId));
      const open = async () => openThread(await listMessages(chatId, { limit: firstPage(unread) }, signal));
      if (!known()) return open();
      for (;;) {
        const after = known()?.lastSeq ?? 0;
        const answer = await listMessages(chatId, { after, limit: catchUpSize }, signal);
        const now = known();
        if (!now) return openThread(answer);
        if (now.rewritten !== (answer.rewritten ?? 0)) return open();
        const next = withNewer(now, answer);
        if (next.lastSeq >= answer.last_seq || next.lastSeq === now.lastSeq) return next;
        queries.setQueryData(threadKey(chatId), next);
      }
    },
    // What did not change is the same object already. A comparison by place would copy every message when older ones come in before them.
    structuralSharing: false,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
