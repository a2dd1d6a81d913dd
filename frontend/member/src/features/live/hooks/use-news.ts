import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onHint } from '#member/shared/state/hints';
import { cardQuery, peopleKey, personQuery } from '#member/shared/api/people';
import { photosKey } from '#member/shared/api/own-photos';
import { userKey } from '#member/shared/api/user';
import { offerMoment } from '../state/moments';

/** What the socket tells about likes, matches and one's own account. `onLikesChanged` asks for the lists again. */
export function useNews(onLikesChanged: () => void): void {
  const queries = useQueryClient();
  useEffect(() => {
    const showMoment = (kind: 'like' | 'match') => (payload: { profile_id: string }) => {
      for (const { queryKey } of [personQuery(payload.profile_id), cardQuery(payload.profile_id)])
        void queries.invalidateQueries({ queryKey });
      onLikesChanged();
      offerMoment({ kind, profileId: payload.profile_id });
    };
    const account = () => void queries.invalidateQueries({ queryKey: userKey });
    const photo = () => {
      account();
      void queries.invalidateQueries({ queryKey: photosKey });
    };
    const stops = [
      onHint('like.new', showMoment('like')),
      onHint('match.new', showMoment('match')),
      onHint('account.changed', account),
      onHint('photo.ready', photo),
      onHint('member.changed', () => void queries.invalidateQueries({ queryKey: [peopleKey] })),
      onHint('chat.gone', () => void queries.invalidateQueries({ queryKey: [peopleKey] })),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queries, onLikesChanged]);
}
