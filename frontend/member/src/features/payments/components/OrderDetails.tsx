import { Box, Heading } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DebitView, OrderView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Section } from '#member/ui/Page';
import { OuterLink } from '#member/ui/TextLink';
import { useDayWords, useMethodName } from '../hooks/use-words';
import { orderPath } from '../model/paths';
import { Fact, Facts } from './Facts';

/** What was ordered, its papers, and the way out of the contract. */
export function OrderDetails({ order }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  const { date, money, percent, time } = useFormats();
  const nameOf = useMethodName();
  const at = new Date(order.at);
  return (
    <>
      <Section title={t('order.details')}>
        <Card px={{ base: '5', md: '7' }} py="3">
          <Facts>
            <Fact label={t('checkout.what')}>{t('list.credits', { count: order.credits })}</Fact>
            <Fact label={t('order.date')}>
              {date(at)}, {time(at)}
            </Fact>
            <Fact label={t('order.method')}>{nameOf(order.method)}</Fact>
            {order.debit ? <DebitFacts debit={order.debit} /> : null}
            {order.discount ? (
              <>
                <Fact label={t('checkout.price')}>{money(order.price)}</Fact>
                <Fact label={t('checkout.discount')}>−{money(order.discount.amount)}</Fact>
              </>
            ) : null}
            <Fact label={t('transfer.amount')} strong>
              {money(order.amount)}
            </Fact>
          </Facts>
          {order.vat.amount.minor > 0 ? (
            <Box textStyle="small" color="ink.soft" textAlign="end" pb="2">
              {t('checkout.vat', { percent: percent(order.vat.basis_points), amount: money(order.vat.amount) })}
            </Box>
          ) : null}
          <Box textStyle="small" color="ink.soft" pb="2" overflowWrap="anywhere">
            {t('order.number')}: {order.payment_id}
          </Box>
        </Card>
      </Section>
      {order.invoices.length > 0 ? <Papers order={order} /> : null}
      {order.withdrawable && order.state === 'completed' ? <WayOut order={order} /> : null}
    </>
  );
}

function DebitFacts({ debit }: { readonly debit: DebitView }) {
  const { t } = useTranslation('payments');
  const dayOf = useDayWords();
  return (
    <>
      <Fact label={t('debit.account')}>{t('debit.ends_in', { end: debit.iban_ends_in })}</Fact>
      <Fact label={t('debit.collect_on')}>{dayOf(debit.collect_on)}</Fact>
      <Fact label={t('debit.creditor')}>{debit.creditor_name}</Fact>
      <Fact label={t('debit.creditor_id')}>{debit.creditor_id}</Fact>
      <Fact label={t('debit.reference')}>{debit.mandate_reference}</Fact>
    </>
  );
}

function Papers({ order: { invoices } }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  return (
    <Box as="ul" mt="4" display="grid" gap="2">
      {invoices.map(({ kind, number, path }) => (
        <li key={number}>
          <OuterLink href={path} download display="inline-flex" alignItems="center" gap="2.5" minH="target">
            <FileText size="1.25rem" aria-hidden />
            {t(`order.${kind}`, { number })}
          </OuterLink>
        </li>
      ))}
    </Box>
  );
}

function WayOut({ order: { payment_id: id, withdraw_until: until } }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  const dayOf = useDayWords();
  return (
    <Section>
      <Heading as="h2" textStyle="h2" mb="2">
        {t('checkout.withdraw')}
      </Heading>
      {until ? <Box mb="4">{t('order.withdraw_until', { date: dayOf(until) })}</Box> : null}
      <LinkButton to={`${orderPath(id)}/withdraw`} tone="outline">
        {t('order.withdraw')}
      </LinkButton>
    </Section>
  );
}
