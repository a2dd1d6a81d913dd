export { LikesScreen } from './components/LikesScreen';
export { MatchScreen } from './components/MatchScreen';
export { MatchDialog } from './components/MatchDialog';
export { LikeDialog } from './components/LikeDialog';
export { useLike } from './hooks/use-like';
export { useSeen } from './hooks/use-seen';
export { reloadLikes } from './hooks/use-likes';
