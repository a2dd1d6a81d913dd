import { useLocation } from 'react-router';
import { MapLander, MemberLander, memberIdeas, plainLanders } from '#member/features/landers';
import { usePageData } from '#member/shared/hooks/use-page-data';
import { NotFound } from '#member/ui/NotFound';

/** Whom the visitor came for; a member who does not allow it, or is none, is unknown. */
function OfMember({ name }: { readonly name: string }) {
  const teaser = usePageData('member-teaser');
  const idea = memberIdeas[name];
  return idea ? <MemberLander idea={idea} teaser={teaser} /> : <NotFound />;
}

function WithMap() {
  return <MapLander map={usePageData('lander-map')} />;
}

/** All pages that partners lead to: `/landers/{name}` and `/members/{id}/{name}`. */
export default function Landers() {
  const [, room, first = '', second = ''] = useLocation().pathname.split('/');
  if (room === 'members') return <OfMember name={second} />;
  if (first === 'maplanding') return <WithMap />;
  const Lander = plainLanders[first];
  return Lander ? <Lander /> : <NotFound />;
}
