import { useParams } from 'react-router';
import { MatchScreen } from '#member/features/likes';

export default function LikesMId() {
  const { id = '' } = useParams();
  return <MatchScreen key={id} id={id} />;
}
