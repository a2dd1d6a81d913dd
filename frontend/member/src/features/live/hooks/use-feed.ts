import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { badgeCount } from '#member/shared/model/badge-count';
import { setBadges } from '#member/shared/state/badges';
import { askForNews, feedKey, feedQuery, type Feed } from '#member/shared/api/feed';
import { onCatchUp, onHint } from '#member/shared/state/hints';
import { showAppBadge } from '../model/app-badge';
import { useMe } from '#member/shared/state/session';
import { atMostEvery } from '../model/throttle';
import { shareFeed } from '../state/tabs';

const hintPauseMs = 400;

/** Keeps the feed fresh, and with it the badges of the bar, the number in the title and the badge of the installed app. */
export function useFeed(): void {
  const queries = useQueryClient();
  const me = useMe().id;
  const { data } = useQuery({ ...feedQuery(queries), enabled: false });

  useEffect(() => {
    const fetch = atMostEvery(1_000, () => void askForNews(queries));
    const stops = [
      onCatchUp(fetch.call),
      onHint('like.new', fetch.call),
      onHint('match.new', fetch.call),
      // The conversations lay these over the feed themselves; what they could not place is fetched.
      onHint('chat.message', ({ message }) => {
        setTimeout(() => {
          const chat = queries.getQueryData<Feed>(feedKey)?.chats.find(({ id }) => id === message.chat_id);
          if (!chat || chat.last_seq < message.seq) fetch.call();
        }, hintPauseMs);
      }),
      onHint('chat.own-read', fetch.call),
      onHint('chat.gone', fetch.call),
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
