import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberId } from '#contracts';
import { BlockDialog, useGoneMembers } from '../features/blocking';
import { ChatKeeper } from '../features/chat';
import { LikeDialog, MatchDialog, reloadLikes, useDelayedLike } from '../features/likes';
import { MomentStage, offerMoment, useCatchUp, useFeed, useNews, type MomentDialogs } from '../features/live';
import { onHint } from '../session/live';
import { toast } from '../ui/toasts';

const dialogs: MomentDialogs = { like: LikeDialog, match: MatchDialog };

/** Everything that happens by itself on a member's screens: it is loaded after the first paint and shows nothing until something happens. */
export default function LiveLayer() {
  const queries = useQueryClient();
  const { i18n } = useTranslation();
  const onLikesChanged = useCallback(() => void reloadLikes(queries), [queries]);
  useDelayedLike(useCallback((profileId: MemberId) => offerMoment({ kind: 'like', profileId }), []));
  usePhotoRequests();
  useFeed();
  useNews(onLikesChanged);
  useCatchUp();
  useGoneMembers();
  // A like is shown within a second: its words are there before it.
  useEffect(() => void i18n.loadNamespaces(['likes', 'live', 'blocking']), [i18n]);
  return (
    <>
      <ChatKeeper />
      <Suspense fallback={null}>
        <BlockDialog />
        <MomentStage dialogs={dialogs} />
      </Suspense>
    </>
  );
}

/** Somebody asks to see the private photos: a notice that leads to the answer, wherever the member is. */
function usePhotoRequests(): void {
  const { i18n } = useTranslation();
  useEffect(
    () =>
      onHint('photo.access', ({ what }) => {
        if (what !== 'asked' || window.location.pathname === '/settings/privacy') return;
        void i18n.loadNamespaces('live').then(() => {
          toast(i18n.t('live:photos_asked'), { to: '/settings/privacy', linkText: i18n.t('live:photos_answer') });
        });
      }),
    [i18n],
  );
}
