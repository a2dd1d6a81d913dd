import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { MemberProfile } from '#contracts';
import { catchUp } from '#member/shared/state/hints';
import { changePerson } from '#member/shared/api/people';
import { useSession } from '#member/shared/state/session';
import { markSeen } from '../api/mark-seen';

/** Opening a profile takes the "new" mark off a like that came from there, on every device. */
export function useSeen(): (profile: MemberProfile) => void {
  const queries = useQueryClient();
  const { user } = useSession();
  const myId = user?.profile.id;
  const told = useRef(new Set<string>());
  return useCallback(
    ({ id, likes_me: likesMe }: MemberProfile) => {
      if (!myId || !likesMe || told.current.has(id)) return;
      told.current.add(id);
      markSeen(id).then(
        () => {
          changePerson(queries, id, { like_new: false });
          catchUp();
        },
        // The mark stays until the profile is opened again; there is nothing that the member could do about it.
        () => void told.current.delete(id),
      );
    },
    [queries, myId],
  );
}
