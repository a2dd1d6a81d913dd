import { MatchEntity } from './match.entity.js';
import { MemberLikeEntity } from './member-like.entity.js';
import { PartedLikeEntity } from './parted-like.entity.js';
import { ProfileViewEntity } from './profile-view.entity.js';
import { SwipeEntity } from './swipe.entity.js';
import { SwipePlayerEntity } from './swipe-player.entity.js';
import { UnseenViewerEntity } from './unseen-viewer.entity.js';

export const likesEntities = [
  MatchEntity,
  MemberLikeEntity,
  PartedLikeEntity,
  ProfileViewEntity,
  SwipeEntity,
  SwipePlayerEntity,
  UnseenViewerEntity,
];
