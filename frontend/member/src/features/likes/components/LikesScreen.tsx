import { Layers } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { LikeType, MemberCard } from '#contracts';
import { toApiError } from '#kit';
import { rememberList } from '#member/shared/model/last-list';
import { LinkButton } from '#member/ui/ActionButton';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { CardsSkeleton } from '#member/ui/Skeletons';
import { useLikes } from '../hooks/use-likes';
import { peopleOf } from '../model/lists';
import { LikesTabs } from './LikesTabs';
import { NoLikes } from './NoLikes';
import { CornerMark, PeopleList } from './PeopleList';

interface LikesScreenProps {
  readonly type: LikeType;
  readonly onLike: (person: MemberCard) => void;
}

/** Who likes me, whom I like, and where both meet. */
export function LikesScreen({ type, onLike }: LikesScreenProps) {
  const { t } = useTranslation('likes');
  const { pathname } = useLocation();
  const likes = useLikes(type);
  useEffect(() => rememberList('likes', pathname), [pathname]);

  const people = peopleOf(likes.data?.pages ?? [], type);
  return (
    <Page title={`${t(`tabs.${type}`)} – ${t('title')}`} noIndex>
      <PageTitle lead={t(`lead.${type}`)} action={<GameLink />}>
        {t('title')}
      </PageTitle>
      <LikesTabs />
      {likes.isPending ? <CardsSkeleton count={3} /> : null}
      {likes.isError && !likes.data ? <ErrorNotice error={toApiError(likes.error)} onRetry={() => void likes.refetch()} /> : null}
      {likes.data && people.length === 0 ? <NoLikes type={type} /> : null}
      {people.length > 0 ? (
        <PeopleList
          people={people}
          pages={likes}
          renderMark={({ like_new: isNew }) => (isNew ? <CornerMark tone="secondary">{t('new')}</CornerMark> : null)}
          onLike={onLike}
        />
      ) : null}
    </Page>
  );
}

/** The way to the game in which one meets more people. */
export function GameLink() {
  const { t } = useTranslation('likes');
  return (
    <LinkButton to="/swipe-game" tone="outline" icon={<Layers size="1.4rem" aria-hidden />}>
      {t('game')}
    </LinkButton>
  );
}
