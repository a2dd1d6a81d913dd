import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { DebitView, OrderView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Notice } from '#member/ui/Notice';
import { TextLink } from '#member/ui/TextLink';
import { useDayWords } from '../hooks/use-words';
import { toOpenOrder } from '../model/open-orders';
import { checkoutPath, spendingPath } from '../model/paths';
import { CancelOrder } from './CancelOrder';
import { PremiumWelcome, WaysOn } from './CompletedOrder';

interface DebitOrderProps {
  readonly order: OrderView;
  readonly debit: DebitView;
}

/** Announced, or with the bank: when the money is collected, which credits are there already, and until when it can be called off. */
export function PendingDebit({ order, debit }: DebitOrderProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const dayOf = useDayWords();
  const { credits_at_once: now, credits_later: later } = debit;
  const facts = { amount: money(order.amount), end: debit.iban_ends_in, date: dayOf(debit.collect_on) };
  const isAnnounced = debit.state === 'announced';
  return (
    <Card padded>
      <Box display="grid" gap="2">
        {now > 0 ? <Notice tone="success">{t('debit.now', { count: now })}</Notice> : null}
        <p>{t(isAnnounced ? 'debit.announced_text' : 'debit.sent_text', facts)}</p>
        {later > 0 ? <p>{t('debit.later', { count: later })}</p> : null}
        {isAnnounced && order.cancellable ? <p>{t('debit.cancel_until')}</p> : null}
      </Box>
      {order.made_premium ? <PremiumWelcome /> : null}
      <WaysOn>{order.cancellable ? <CancelOrder order={toOpenOrder(order)} /> : null}</WaysOn>
      <TextLink to={spendingPath} mt="3" display="inline-flex" alignItems="center" minH="target">
        {t('debit.mandates')}
      </TextLink>
    </Card>
  );
}

/** The bank gave it back, or never paid: what that means for the credits, and the other ways to pay. */
export function ReturnedDebit({ order: { amount, bundle_id: bundle } }: { readonly order: OrderView }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  return (
    <Card padded>
      <Notice tone="danger" live>
        {t('debit.returned_text', { amount: money(amount) })}
      </Notice>
      <Box display="grid" gap="2" mt="4">
        <p>{t('debit.returned_used')}</p>
        <p>{t('debit.returned_blocked')}</p>
        <p>{t('debit.returned_help')}</p>
      </Box>
      <Flex mt="5" gap="3" wrap="wrap">
        <LinkButton to={checkoutPath(bundle)}>{t('order.another_way')}</LinkButton>
      </Flex>
    </Card>
  );
}
