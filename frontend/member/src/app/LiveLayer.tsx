import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutoLikeAnswer } from '#contracts';
import { ChatKeeper } from '#member/features/chat';
import { LikeDialog, MatchDialog, reloadAfterMatch, reloadLikes, useDelayedLike } from '#member/features/likes';
import {
  MomentStage,
  offerMoment,
  useCatchUp,
  useFeed,
  useNews,
  useReadNotices,
  type MomentDialogProps,
  type MomentDialogs,
} from '#member/features/live';
import { useKeptPush } from '#member/features/push';
import { useGoneMembers } from '#member/shared/hooks/use-gone-members';
import { useLiking } from './liking';

const AskLayer = lazy(() => import('./AskLayer'));
const AnswerableLike = (props: MomentDialogProps) => <LikeDialog {...props} onLike={useLiking()} />;
const dialogs: MomentDialogs = { like: AnswerableLike, match: MatchDialog };

/** Everything that happens by itself on a member's screens: it is loaded after the first paint and shows nothing until something happens. */
export default function LiveLayer() {
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  const onLikesChanged = useCallback(() => void reloadLikes(queries), [queries]);
  const onMatch = useCallback(() => reloadAfterMatch(queries), [queries]);
  useDelayedLike(useCallback(({ id, main_image: picture }: AutoLikeAnswer) => offerMoment({ kind: 'like', profileId: id, picture }), []));
  useFeed();
  useNews(onLikesChanged);
  useCatchUp();
  useGoneMembers();
  useKeptPush();
  useReadNotices();
  // A like is shown within a second: its words are there before it.
  useEffect(() => void i18n.loadNamespaces(['likes', 'live', 'blocking']), [i18n]);
  return (
    <>
      <ChatKeeper />
      <Suspense fallback={null}>
        <AskLayer />
      </Suspense>
      <Suspense fallback={null}>
        <MomentStage dialogs={dialogs} onMatch={onMatch} />
      </Suspense>
    </>
  );
}
