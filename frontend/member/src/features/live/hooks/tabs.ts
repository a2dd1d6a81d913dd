import type { QueryClient } from '@tanstack/react-query';
import { onFeedNews, takeFeedNews, type FeedNews } from '../../../session/feed';

const channelName = 'feed-news';
const pollLock = 'feed-poll';

interface Told extends FeedNews {
  readonly memberId: string;
}

/** Shares what one tab of the member was told with all others, so that one question is enough. `ask` fetches what cannot be shared. */
export function shareFeed(queries: QueryClient, memberId: string, ask: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  const tell: (told: Told) => void = channel.postMessage.bind(channel);
  const stop = onFeedNews((news) => tell({ ...news, memberId }));
  channel.addEventListener('message', ({ data }: MessageEvent<Told>) => {
    if (data.memberId === memberId && !takeFeedNews(queries, data)) ask();
  });
  return () => {
    stop();
    channel.close();
  };
}

/**
 * One tab of all that are open asks for news now and then; when it closes, another one takes over. Where tabs cannot agree, each asks for
 * itself. Answers whether it is this one, and how to resign.
 */
export function joinPolling(): { readonly isMine: () => boolean; readonly leave: () => void } {
  const locks = (navigator as { readonly locks?: LockManager }).locks;
  if (!locks) return { isMine: () => true, leave: () => undefined };
  let mine = false;
  const ending = new AbortController();
  void locks
    .request(pollLock, { signal: ending.signal }, async () => {
      mine = true;
      await new Promise((resolve) => ending.signal.addEventListener('abort', resolve));
      mine = false;
    })
    .catch(() => undefined);
  return { isMine: () => mine, leave: () => ending.abort() };
}
