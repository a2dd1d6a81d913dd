import { Box, Flex } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { BenchDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { ListSkeleton } from '#member/ui/Skeletons';
import { TextLink } from '#member/ui/TextLink';
import { usePassed } from '../hooks/use-passed';
import { PassedRow } from './PassedRow';

/** Whom the member passed, and the way to see a card again. */
export function PassedScreen() {
  const { t } = useTranslation('swipe');
  const { t: common } = useTranslation();
  const { list, people, bring, bringing } = usePassed();
  const error = list.error ? toApiError(list.error) : null;
  return (
    <Page title={t('passed.title')} noIndex width="prose">
      <Box mb="4">
        <TextLink to="/swipe-game" display="inline-flex" alignItems="center" gap="2" minH="target">
          <ArrowLeft size="1.4rem" aria-hidden />
          {t('passed.game')}
        </TextLink>
      </Box>
      <PageTitle lead={t('passed.lead')}>{t('passed.title')}</PageTitle>
      {list.isPending ? <ListSkeleton rows={4} /> : null}
      {list.isError && !list.data && error ? <ErrorNotice error={error} onRetry={() => void list.refetch()} /> : null}
      {list.data && people.length === 0 ? (
        <EmptyState
          drawing={<BenchDrawing />}
          title={t('passed.empty_title')}
          action={<LinkButton to="/swipe-game">{t('passed.game')}</LinkButton>}
        >
          {t('passed.empty_text')}
        </EmptyState>
      ) : null}
      <Box as="ul" id="passed-list">
        {people.map((person) => (
          <PassedRow key={person.id} person={person} busy={bringing === person.id} onBringBack={() => bring(person)} />
        ))}
      </Box>
      <Flex justify="center" mt="6">
        {list.isFetchNextPageError && error ? <ErrorNotice error={error} onRetry={() => void list.fetchNextPage()} /> : null}
        {list.hasNextPage && !list.isFetchNextPageError ? (
          <ActionButton tone="outline" size="lg" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {common('action.more')}
          </ActionButton>
        ) : null}
      </Flex>
    </Page>
  );
}
