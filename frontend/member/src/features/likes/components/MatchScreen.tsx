import { Box, Flex, Heading } from '@chakra-ui/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ArrowLeft, Ban } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { askToBlock } from '#member/shared/state/block-question';
import { cardQuery } from '#member/shared/api/people';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { HeartsDrawing } from '#member/ui/drawings';
import { useTitleAbout } from '#member/ui/fictional-words';
import { NotFound } from '#member/ui/NotFound';
import { ErrorNotice } from '#member/ui/Notice';
import { Page } from '#member/ui/Page';
import { PageSkeleton } from '#member/ui/Skeletons';
import { TextLink } from '#member/ui/TextLink';
import { PersonBadge } from '#member/ui/VerifiedBadge';
import { reloadAfterMatch } from '../hooks/use-likes';
import { MatchPanel } from './MatchPanel';

/** One match as a page: where a letter or a notice leads. */
export function MatchScreen({ id }: { readonly id: string }) {
  const { t } = useTranslation('likes');
  const { t: common } = useTranslation();
  const titleAbout = useTitleAbout();
  const { data: person, error, refetch } = useQuery(cardQuery(id));
  const queries = useQueryClient();
  const isMatch = person?.match ?? false;
  useEffect(() => {
    if (isMatch) reloadAfterMatch(queries);
  }, [isMatch, queries]);
  const failure = error ? toApiError(error) : null;
  const missing = failure?.status === 404 || failure?.code === 'invalid_input';
  if (missing) return <NotFound />;
  return (
    <Page title={person?.match ? titleAbout(t('match.title', { name: person.name }), person) : t('tabs.matches')} noIndex>
      <Box mb="4">
        <TextLink to="/likes/matches" display="inline-flex" alignItems="center" gap="2" minH="target">
          <ArrowLeft size="1.4rem" aria-hidden />
          {t('match.back')}
        </TextLink>
      </Box>
      {!person && !failure ? <PageSkeleton /> : null}
      {!person && failure ? <ErrorNotice error={failure} onRetry={() => void refetch()} /> : null}
      {person?.match ? (
        <Card padded>
          <MatchPanel person={person} heading="h1" />
          <Flex justify="center">
            <ActionButton
              tone="quiet"
              aria-haspopup="dialog"
              aria-label={common('action.block_name', person)}
              icon={<Ban size="1.4rem" aria-hidden />}
              onClick={() => askToBlock({ id: person.id, name: person.name, fictional: person.fictional, leaveTo: '/likes/matches' })}
            >
              {common('action.block')}
            </ActionButton>
          </Flex>
        </Card>
      ) : null}
      {person && !person.match ? (
        <Flex direction="column" align="center" textAlign="center" gap="4" py="8">
          <HeartsDrawing />
          <Heading as="h1" id="page-title" tabIndex={-1} textStyle="h2">
            {t('match.none_title', { name: person.name })}
          </Heading>
          <PersonBadge person={person} />
          <Box color="ink.soft">{t('match.none_text')}</Box>
          <LinkButton to={`/members/${person.id}`}>{t('match.look_at', { name: person.name })}</LinkButton>
        </Flex>
      ) : null}
    </Page>
  );
}
