import { TeaserScreen } from '#member/features/signup';
import { useSession } from '#member/shared/state/session';
import { NotFound } from '#member/ui/NotFound';

/** Whom the visitor came for; a member who does not allow it, or is none, is unknown. */
export default function MembersIdSignup() {
  const { teaser } = useSession();
  return teaser ? <TeaserScreen teaser={teaser} /> : <NotFound />;
}
