import { useQuery } from '@tanstack/react-query';
import type { ChatView, MemberCard, PresenceAnswer } from '#contracts';
import { getPresence } from '../api/marks';

export const presenceKey = ['presence'] as const;
const minuteMs = 60_000;

/** Somebody came, or shows it no more. */
export const withPresence = (known: PresenceAnswer, { profile_id, online }: { profile_id: MemberCard['id']; online: boolean }) => ({
  online: [...known.online.filter((id) => id !== profile_id), ...(online ? [profile_id] : [])],
});

/** Who is here changes faster than a conversation does: asked anew each minute while somebody looks. */
export function useOnline(): (chat: ChatView) => boolean {
  const { data } = useQuery({
    queryKey: presenceKey,
    queryFn: ({ signal }) => getPresence(signal),
    staleTime: minuteMs / 2,
    refetchInterval: minuteMs,
    refetchOnWindowFocus: true,
  });
  // A conversation without a message is not among those that were asked about.
  return ({ profile, last_seq }) => (profile ? (data && last_seq > 0 ? data.online.includes(profile.id) : profile.online) : false);
}
