import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { badgeCount } from '#member/shared/model/badge-count';
import { setBadges } from '#member/shared/state/badges';
import { askForNews, feedKey, feedQuery, type Feed } from '#member/shared/api/feed';
import { holds, withMessage, withOwnRead, withoutChat } from '#member/shared/model/feed';
import { gapPatienceMs, onCatchUp, onHint } from '#member/shared/state/hints';
import { showAppBadge } from '../model/app-badge';
import { useMyId } from '#member/shared/state/session';
import { atMostEvery } from '../model/throttle';
import { shareFeed } from '../state/tabs';

/** The one place where hints change the feed. Keeps it fresh, and with it the badges of the bar, the number in the title and the badge of the installed app. */
export function useFeed(): void {
  const queries = useQueryClient();
  const me = useMyId();
  const { data } = useQuery({ ...feedQuery(queries), enabled: false });

  useEffect(() => {
    const fetch = atMostEvery(1_000, () => void askForNews(queries));
    const known = () => queries.getQueryData<Feed>(feedKey);
    const change = (next: (feed: Feed) => Feed) => queries.setQueryData<Feed>(feedKey, (feed) => feed && next(feed));
    const stops = [
      onCatchUp(fetch.call),
      onHint('like.new', fetch.call),
      onHint('match.new', fetch.call),
      onHint('chat.message', ({ message }) => {
        change((feed) => withMessage(feed, message, me));
        if (holds(known(), message)) return;
        setTimeout(() => {
          if (!holds(known(), message)) fetch.call();
        }, gapPatienceMs);
      }),
      onHint('chat.own-read', ({ chat_id }) => {
        change((feed) => withOwnRead(feed, chat_id));
        // How far the other device has read, only the server knows.
        fetch.call();
      }),
      onHint('chat.gone', ({ chat_id }) => {
        change((feed) => withoutChat(feed, chat_id));
        fetch.call();
      }),
      onHint('member.changed', fetch.call),
      shareFeed(queries, me, fetch.call),
      fetch.stop,
    ];
    return () => stops.forEach((stop) => stop());
  }, [queries, me]);

  const messages = data?.num_unread_messages;
  const likes = data?.num_new_likes;
  useEffect(() => {
    if (messages === undefined || likes === undefined) return;
    const badges = { messages, likes };
    setBadges(badges);
    showAppBadge(navigator, badgeCount(badges));
  }, [messages, likes]);
}
