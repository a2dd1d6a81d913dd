import { Box } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '#contracts';
import { toApiError } from '#kit';
import { rememberList } from '#member/shared/model/last-list';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { HeartsDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { CardsSkeleton } from '#member/ui/Skeletons';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { useViews } from '../hooks/use-views';
import { GameLink } from './LikesScreen';
import { LikesTabs } from './LikesTabs';
import { CornerMark, PeopleList } from './PeopleList';
import { ShowViewsChoice } from './ShowViewsChoice';

/** Who opened my profile, each with the day, and the switch of my own looks. */
export function ViewersScreen({ onLike }: { readonly onLike: (person: MemberCard) => void }) {
  const { t } = useTranslation('likes');
  const views = useViews();
  useEffect(() => rememberList('likes', '/likes/viewed'), []);

  const pages = views.data?.pages ?? [];
  const people = [...new Map(pages.flatMap(({ viewed_by: by }) => by).map((person) => [person.id, person])).values()];
  const shown = pages[0]?.show_views;
  return (
    <Page title={`${t('tabs.viewed')} – ${t('title')}`} noIndex>
      <PageTitle lead={shown === false ? undefined : t('viewed.lead')} action={<GameLink />}>
        {t('title')}
      </PageTitle>
      <LikesTabs />
      {views.isPending ? <CardsSkeleton count={3} /> : null}
      {views.isError && !views.data ? <ErrorNotice error={toApiError(views.error)} onRetry={() => void views.refetch()} /> : null}
      {shown !== undefined && people.length === 0 ? <NoViews shown={shown} /> : null}
      {people.length > 0 ? (
        <PeopleList people={people} pages={views} renderMark={({ viewed_at: at }) => <DayMark at={at} />} onLike={onLike} />
      ) : null}
      {shown === undefined ? null : (
        <Box mt="10" maxW="form" mx="auto">
          <ShowViewsChoice />
        </Box>
      )}
    </Page>
  );
}

function DayMark({ at }: { readonly at: string }) {
  const { t } = useTranslation('likes');
  const { day } = useFormats();
  const when = day(new Date(at));
  return (
    <CornerMark tone="surface">
      <Eye size="1.25rem" aria-hidden />
      <span aria-hidden>{when}</span>
      <VisuallyHidden>{t('viewed.when', { day: when })}</VisuallyHidden>
    </CornerMark>
  );
}

function NoViews({ shown }: { readonly shown: boolean }) {
  const { t } = useTranslation('likes');
  return (
    <EmptyState
      drawing={<HeartsDrawing />}
      title={t(shown ? 'viewed.empty_title' : 'viewed.hidden_title')}
      action={shown ? <LinkButton to="/members">{t('empty.action')}</LinkButton> : undefined}
    >
      {t(shown ? 'viewed.empty_text' : 'viewed.hidden_text')}
    </EmptyState>
  );
}
