import { TeaserScreen } from '#member/features/signup';
import { usePageData } from '#member/shared/hooks/use-page-data';

/** Whom the visitor came for; a member who does not allow it, or is none, is unknown. */
export default function MembersIdSignup() {
  return <TeaserScreen teaser={usePageData('member-teaser')} />;
}
