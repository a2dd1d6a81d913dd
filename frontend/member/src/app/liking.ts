import { useCallback } from 'react';
import type { MemberCard, MemberId } from '#contracts';
import { useLike } from '#member/features/likes';
import { offerMoment } from '#member/features/live';

/** The heart of every card and profile: a mutual like opens the match dialog. */
export function useLiking(): (person: MemberCard) => void {
  return useLike(useCallback((profileId: MemberId) => offerMoment({ kind: 'match', profileId }), []));
}
