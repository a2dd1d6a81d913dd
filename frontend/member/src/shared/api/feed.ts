import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ChatsAnswer, ChatView } from '#contracts';
import { api, type AnswerTag } from '#kit';

/** The conversations and the two totals, kept up to date by `features/live`; the conversation list and the badges read it. */
export interface Feed {
  readonly chats: readonly ChatView[];
  readonly cursor: number;
  readonly num_unread_messages: number;
  readonly num_new_likes: number;
  /** Names the last answer that was laid in here: an idle minute costs one small "nothing new". */
  readonly etag?: string | null;
}

export const feedKey = ['feed'] as const;

const lastAt = (chat: ChatView): string => chat.messages.at(-1)?.at ?? '';

/** A conversation without a message was opened just now and stands above. */
export const newestFirst = (a: ChatView, b: ChatView): number => {
  const [x, y] = [lastAt(a), lastAt(b)];
  if (!x || !y) return Number(Boolean(x)) - Number(Boolean(y));
  return x < y ? 1 : x > y ? -1 : 0;
};

/** A hint may have brought a message that the answer, made a moment earlier, does not know yet. */
const fresher = (known: ChatView | undefined, incoming: ChatView): ChatView =>
  known && incoming.state !== 'gone' && known.last_seq > incoming.last_seq ? known : incoming;

const unreadIn = (chats: readonly ChatView[]): number => chats.reduce((sum, chat) => sum + chat.num_unread_messages, 0);

/** What the answer tells replaces what was known of those conversations; a tombstone takes its conversation away. The newest stands first. */
export function mergeFeed(known: Feed | undefined, answer: ChatsAnswer): Feed {
  const before = new Map(known?.chats.map((chat) => [chat.id, chat]));
  const changed = new Map(answer.chats.map((chat) => [chat.id, fresher(before.get(chat.id), chat)]));
  const unchanged = (known?.chats ?? []).filter((chat) => !changed.has(chat.id));
  const chats = [...unchanged, ...changed.values()].filter((chat) => chat.state !== 'gone');
  return {
    chats: chats.sort(newestFirst),
    cursor: Math.max(answer.cursor, known?.cursor ?? 0),
    // Until all conversations are here, only the server knows the sum.
    num_unread_messages: answer.more ? answer.num_unread_messages : unreadIn(chats),
    num_new_likes: answer.num_new_likes,
  };
}

/** An answer of the server, and from where it counts: news of everything after that cursor. */
export interface FeedNews {
  readonly after: number;
  readonly answer: ChatsAnswer;
}

const listeners = new Set<(news: FeedNews) => void>();

/** Told of every answer of the feed that was fetched in this tab. */
export function onFeedNews(listener: (news: FeedNews) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What another tab was told. False: this tab knows less than that tab did, and must ask for itself. */
export function takeFeedNews(queries: QueryClient, { after, answer }: FeedNews): boolean {
  const known = queries.getQueryData<Feed>(feedKey);
  if (!known || known.cursor < after || answer.more) return false;
  queries.setQueryData(feedKey, mergeFeed(known, answer));
  return true;
}

/** Asks only for what changed since the last answer. */
export const feedQuery = (queries: QueryClient) =>
  queryOptions({
    queryKey: feedKey,
    queryFn: async ({ signal }): Promise<Feed> => {
      const known = () => queries.getQueryData<Feed>(feedKey);
      for (;;) {
        const before = known();
        const after = before?.cursor;
        const tag: AnswerTag = { etag: before?.etag ?? null };
        const answer = await api.get<ChatsAnswer | null>('/api/chats', { signal, query: { after }, tag });
        // Only who has a feed sends its tag.
        if (!answer) return known() ?? (before as Feed);
        for (const listener of listeners) listener({ after: after ?? 0, answer });
        // Laid over what is known now: hints may have come meanwhile.
        const feed = { ...mergeFeed(known(), answer), etag: tag.etag };
        if (!answer.more || answer.cursor <= (after ?? -1)) return feed;
        queries.setQueryData(feedKey, feed);
      }
    },
    staleTime: 30_000,
    gcTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Asks for what is new by now. An answer on its way may have been made before it: it is waited for, and asked after. */
export async function askForNews(queries: QueryClient): Promise<void> {
  const ask = () => queries.query({ ...feedQuery(queries), staleTime: 0 }).catch(() => undefined);
  const isOnItsWay = queries.isFetching({ queryKey: feedKey }) > 0;
  await ask();
  if (isOnItsWay) await ask();
}
