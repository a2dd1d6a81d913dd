import type { QueryClient } from '@tanstack/react-query';
import { onFeedNews, takeFeedNews, type FeedNews } from '#member/shared/api/feed';

const channelName = 'feed-news';

interface SharedNews extends FeedNews {
  readonly memberId: string;
}

/** Shares what one tab of the member was told with all others, so that one question is enough. `ask` fetches what cannot be shared. */
export function shareFeed(queries: QueryClient, memberId: string, ask: () => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(channelName);
  const post: (news: SharedNews) => void = channel.postMessage.bind(channel);
  const stop = onFeedNews((news) => post({ ...news, memberId }));
  channel.addEventListener('message', ({ data }: MessageEvent<SharedNews>) => {
    if (data.memberId === memberId && !takeFeedNews(queries, data)) ask();
  });
  return () => {
    stop();
    channel.close();
  };
}
