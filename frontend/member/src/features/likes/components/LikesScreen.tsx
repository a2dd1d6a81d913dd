import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { likeTypes, type LikeType, type MemberCard } from '#contracts';
import { toApiError } from '#kit';
import { useBadges } from '../../../session/badges';
import { rememberList } from '../../../session/last-list';
import { ActionButton } from '../../../ui/ActionButton';
import { announce } from '../../../ui/announce';
import { ErrorNotice } from '../../../ui/Notice';
import { Page, PageTitle } from '../../../ui/Page';
import { PersonCard, PersonGrid } from '../../../ui/PersonCard';
import { CardsSkeleton } from '../../../ui/Skeletons';
import { Tabs } from '../../../ui/Tabs';
import { useLikes } from '../hooks/use-likes';
import { peopleOf, type LikedPerson } from '../model/lists';
import { NoLikes } from './NoLikes';

interface LikesScreenProps {
  readonly type: LikeType;
  readonly onLike: (person: MemberCard) => void;
}

/** Who likes me, whom I like, and where both meet. */
export function LikesScreen({ type, onLike }: LikesScreenProps) {
  const { t } = useTranslation('likes');
  const { likes: fresh } = useBadges();
  const { pathname } = useLocation();
  const likes = useLikes(type);
  useEffect(() => rememberList('likes', pathname), [pathname]);

  const people = peopleOf(likes.data?.pages ?? [], type);
  const error = likes.error ? toApiError(likes.error) : null;
  return (
    <Page title={`${t(`tabs.${type}`)} – ${t('title')}`} noIndex>
      <PageTitle lead={t(`lead.${type}`)}>{t('title')}</PageTitle>
      <Tabs
        label={t('tabs.label')}
        tabs={likeTypes.map((kind) => ({
          to: `/likes/${kind}`,
          label: t(`tabs.${kind}`),
          ...(kind === 'received' ? { count: fresh, countLabel: t('tabs.new', { count: fresh }) } : {}),
        }))}
      />
      {likes.isPending ? <CardsSkeleton count={3} /> : null}
      {likes.isError && !likes.data && error ? <ErrorNotice error={error} onRetry={() => void likes.refetch()} /> : null}
      {likes.data && people.length === 0 ? <NoLikes type={type} /> : null}
      {people.length > 0 ? (
        <LikesList
          people={people}
          onLike={onLike}
          more={
            likes.isFetchNextPageError && error ? (
              <ErrorNotice error={error} onRetry={() => void likes.fetchNextPage()} />
            ) : likes.hasNextPage ? (
              <MoreButton busy={likes.isFetchingNextPage} onMore={() => void likes.fetchNextPage()} />
            ) : null
          }
        />
      ) : null}
    </Page>
  );
}

function MoreButton({ busy, onMore }: { readonly busy: boolean; readonly onMore: () => void }) {
  const { t } = useTranslation();
  return (
    <ActionButton tone="outline" size="lg" busy={busy} onClick={onMore}>
      {t('action.more')}
    </ActionButton>
  );
}

interface LikesListProps {
  readonly people: readonly LikedPerson[];
  readonly onLike: (person: MemberCard) => void;
  readonly more: React.ReactNode;
}

function LikesList({ people, onLike, more }: LikesListProps) {
  const { t } = useTranslation('likes');
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(people.length);

  // The next page came after a press on the button, which may have gone: the focus moves on to the first of the new cards.
  useEffect(() => {
    const before = count.current;
    count.current = people.length;
    if (people.length < before + 2) return;
    list.current?.children[before]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
    announce(t('more_shown', { count: people.length - before }));
  }, [people.length, t]);

  return (
    <>
      <PersonGrid ref={list}>
        {people.map((person, index) => (
          <Box as="li" key={person.id} position="relative">
            {person.like_new ? <NewMark /> : null}
            <PersonCard person={person} onLike={onLike} priority={index < 3} />
          </Box>
        ))}
      </PersonGrid>
      <Flex justify="center" mt="8">
        {more}
      </Flex>
    </>
  );
}

function NewMark() {
  const { t } = useTranslation('likes');
  return (
    <Box
      position="absolute"
      zIndex={1}
      top="4"
      insetStart="4"
      px="3.5"
      py="1"
      bg="secondary"
      color="onSecondary"
      borderRadius="pill"
      fontWeight="bold"
      lineHeight="snug"
      pointerEvents="none"
    >
      {t('new')}
    </Box>
  );
}
