import { Box, Flex, Heading } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { useMe } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { BenchDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { ErrorNotice } from '#member/ui/Notice';
import { Page, PageTitle } from '#member/ui/Page';
import { PersonCard, PersonGrid } from '#member/ui/PersonCard';
import { CardsSkeleton } from '#member/ui/Skeletons';
import { listNearby } from '../api/list-nearby';
import { forgetDraft } from '../state/draft';
import { forgetSecrets } from '../state/secrets';

/** `/signup-matches`: the account is there; these are real people whom one may meet, and one step is left. Writing and liking begin after it. */
export function SignupMatchesScreen() {
  const { t } = useTranslation('signup');
  const me = useMe();
  useEffect(() => {
    forgetSecrets();
    forgetDraft();
  }, []);
  const confirmed = me.status !== 'not_confirmed';
  const next = (
    <LinkButton to={confirmed ? '/members' : '/complete-signup'} size="lg" icon={<MailCheck size="1.5rem" aria-hidden />}>
      {t(confirmed ? 'matches.members' : 'matches.confirm')}
    </LinkButton>
  );
  return (
    <Page title={t('matches.title', { name: me.profile.name })} noIndex>
      <PageTitle lead={confirmed ? undefined : t('matches.lead')}>{t('matches.title', { name: me.profile.name })}</PageTitle>
      <Card padded mb="8">
        <Flex gap="4" align="center" justify="space-between" wrap="wrap">
          <Box flex="1 1 20rem">{t(confirmed ? 'matches.confirmed' : 'matches.text', { email: me.email })}</Box>
          {next}
        </Flex>
      </Card>
      <Heading as="h2" textStyle="h2" mb="5">
        {t('matches.people')}
      </Heading>
      <Nearby confirmed={confirmed} />
    </Page>
  );
}

function Nearby({ confirmed }: { readonly confirmed: boolean }) {
  const { t } = useTranslation('signup');
  const nearby = useQuery({ queryKey: ['people', 'nearby'], queryFn: ({ signal }) => listNearby(signal) });
  if (nearby.isPending) return <CardsSkeleton count={6} />;
  if (!nearby.data) return <ErrorNotice error={toApiError(nearby.error)} onRetry={() => void nearby.refetch()} />;
  if (nearby.data.length === 0) {
    return (
      <EmptyState drawing={<BenchDrawing />} title={t('matches.empty_title')}>
        {confirmed ? null : t('matches.empty_text')}
      </EmptyState>
    );
  }
  return (
    <PersonGrid>
      {nearby.data.map((person, index) => (
        <li key={person.id}>
          <PersonCard person={person} priority={index === 0} headingLevel="h3" quiet />
        </li>
      ))}
    </PersonGrid>
  );
}
