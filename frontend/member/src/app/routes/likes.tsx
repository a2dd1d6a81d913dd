import { useLocation } from 'react-router';
import { likeTypes } from '#contracts';
import { LikesScreen, ViewersScreen } from '#member/features/likes';
import { useLiking } from '../liking';

export default function Likes() {
  const asked = useLocation().pathname.split('/')[2];
  const onLike = useLiking();
  const type = likeTypes.find((known) => known === asked) ?? 'received';
  return asked === 'viewed' ? <ViewersScreen onLike={onLike} /> : <LikesScreen key={type} type={type} onLike={onLike} />;
}
