import { Navigate, useParams } from 'react-router';
import { likeTypes } from '#contracts';
import { LikesScreen } from '../../features/likes';
import { NotFound } from '../ErrorPage';
import { useLiking } from '../liking';

export default function Likes() {
  const { type: asked } = useParams();
  const onLike = useLiking();
  const type = likeTypes.find((known) => known === asked);
  if (asked === undefined) return <Navigate to="/likes/received" replace />;
  return type ? <LikesScreen key={type} type={type} onLike={onLike} /> : <NotFound />;
}
