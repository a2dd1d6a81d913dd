import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { feedKey, feedQuery, type Feed } from '#member/shared/api/feed';
import { joinTurn } from '#member/shared/model/one-tab';
import { markDelivered } from '../api/marks';
import { undelivered } from '../model/delivered';

/** Several come at once; and what is read at once needs no other word. */
const pauseMs = 800;

/** Tells the server what this browser has received, by whichever way it came; one tab speaks for all. */
export function useDelivered(): void {
  const queries = useQueryClient();
  const { data } = useQuery({ ...feedQuery(queries), enabled: false });
  const reported = useRef(new Map<string, number>());
  const turn = useRef<ReturnType<typeof joinTurn> | null>(null);
  useEffect(() => {
    const joined = joinTurn('delivered');
    turn.current = joined;
    return () => joined.leave();
  }, []);
  useEffect(() => {
    if (!data || undelivered(data, reported.current).length === 0) return;
    const timer = setTimeout(() => {
      const feed = queries.getQueryData<Feed>(feedKey);
      const chats = feed && turn.current?.isMine() ? undelivered(feed, reported.current) : [];
      if (chats.length === 0) return;
      for (const { id, seq } of chats) reported.current.set(id, seq);
      // A failure is no drama: the next message or the next visit tells it again.
      markDelivered({ chats }).catch(() => {
        for (const { id } of chats) reported.current.delete(id);
      });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [data, queries]);
}
