import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { spendingKinds, type Money, type SpendingView } from '#contracts';
import { toApiError } from '#kit';
import { useFormats } from '#member/shared/state/session';
import { Card } from '#member/ui/Card';
import { ErrorNotice } from '#member/ui/Notice';
import { Section } from '#member/ui/Page';
import { lazyWithPreload } from '#member/ui/lazy-with-preload';
import { LinesSkeleton } from '#member/ui/Skeletons';
import { TextLink } from '#member/ui/TextLink';
import { useSpending } from '../hooks/use-spending';
import { ordersPath } from '../model/paths';
import { Fact, Facts } from './Facts';
import { LimitCard } from './LimitCard';

/** Few members have any. */
const mandates = lazyWithPreload(async () => (await import('./Mandates')).Mandates, LinesSkeleton);

/** What was paid, came back and was used, month by month, and a limit of one's own. */
export function SpendingPanel() {
  const { t } = useTranslation('payments');
  const spending = useSpending();
  if (spending.isPending) return <LinesSkeleton />;
  if (!spending.data) return <ErrorNotice error={toApiError(spending.error)} onRetry={() => void spending.refetch()} />;
  const { months } = spending.data;
  return (
    <>
      <Box mb="5" color="ink.soft">
        {t('spending.lead')}
      </Box>
      <LimitCard spending={spending.data} onChange={spending.lay} />
      <Section title={t('spending.months')}>
        {months.length === 0 ? <p>{t('spending.empty')}</p> : null}
        <Box display="grid" gap="5">
          {months.map((month) => (
            <MonthCard key={month.month} month={month} />
          ))}
        </Box>
      </Section>
      <mandates.Component />
      <TextLink to={ordersPath} mt="4" display="inline-flex" alignItems="center" minH="target">
        {t('list.orders')}
      </TextLink>
    </>
  );
}

function MonthCard({ month: { month, paid, returned, credits } }: { readonly month: SpendingView['months'][number] }) {
  const { t } = useTranslation('payments');
  const { money, month: named } = useFormats();
  const sums = (amounts: readonly Money[]) => (amounts.length > 0 ? amounts.map(money).join(' + ') : t('spending.nothing'));
  return (
    <Card px={{ base: '5', md: '7' }} py="4">
      <Heading as="h3" textStyle="h3" mb="1">
        {named(month)}
      </Heading>
      <Facts>
        <Fact label={t('spending.paid')} strong>
          {sums(paid)}
        </Fact>
        {returned.length > 0 ? <Fact label={t('spending.returned')}>{sums(returned)}</Fact> : null}
        {spendingKinds.map((kind) => (
          <Fact key={kind} label={t(`spending.${kind}`)}>
            {t('list.credits', { count: credits[kind] })}
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
