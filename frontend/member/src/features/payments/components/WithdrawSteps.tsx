import { Box, Flex, Heading } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderView, WithdrawalAnswer, WithdrawalQuote } from '#contracts';
import { useFormats, useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { moveFocus } from '#member/ui/move-focus';
import { Notice } from '#member/ui/Notice';
import { useDayWords } from '../hooks/use-words';
import { minus } from '../model/money';
import { orderPath } from '../model/paths';

/** Where the focus goes with each step. */
export const withdrawStepId = 'withdraw-step';
const withdrawDoneId = 'withdraw-done';

interface QuoteProps {
  readonly quote: WithdrawalQuote;
}

function StepTitle({ step, children }: { readonly step: number; readonly children: string }) {
  const { t } = useTranslation('payments');
  return (
    <Box mb="4">
      <Box textStyle="small" color="ink.soft">
        {t('withdraw.step', { step })}
      </Box>
      <Heading as="h2" id={withdrawStepId} tabIndex={-1} textStyle="h2">
        {children}
      </Heading>
    </Box>
  );
}

const isUnpaid = ({ state }: OrderView): boolean => state !== 'completed';

/** What comes back, in words and in money. */
function useReturnWords(): (quote: WithdrawalQuote) => string {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  return ({ payment, credits_used: used, refund }) => {
    if (isUnpaid(payment)) return t('withdraw.unpaid');
    const all = payment.credits;
    if (used === 0) return t('withdraw.unused', { count: all, refund: money(refund) });
    if (refund.minor === 0) return t('withdraw.nothing', { all });
    return t('withdraw.used', { used, all, cost: money(minus(payment.amount, refund)), refund: money(refund) });
  };
}

export function WithdrawStart({ quote, onContinue }: QuoteProps & { readonly onContinue: () => void }) {
  const { t } = useTranslation('payments');
  const { date, money } = useFormats();
  const [returnWords, dayOf] = [useReturnWords(), useDayWords()];
  const { payment, credits_returned: returned, ends_premium: endsPremium } = quote;
  const until = payment.withdraw_until;
  return (
    <Card padded>
      <StepTitle step={1}>{t('withdraw.which')}</StepTitle>
      <Box fontWeight="medium">
        {t('withdraw.ordered', {
          credits: t('list.credits', { count: payment.credits }),
          amount: money(payment.amount),
          date: date(new Date(payment.at)),
        })}
      </Box>
      {until ? <Box>{t('withdraw.until', { date: dayOf(until) })}</Box> : null}
      <Heading as="h3" textStyle="h3" mt="6" mb="1">
        {t('withdraw.back')}
      </Heading>
      <p>{returnWords(quote)}</p>
      {returned > 0 ? <p>{t('withdraw.credits_go', { count: returned })}</p> : null}
      {endsPremium ? <p>{t('withdraw.ends_premium')}</p> : null}
      <Actions payment={payment}>
        <ActionButton onClick={onContinue}>{t('withdraw.continue')}</ActionButton>
      </Actions>
    </Card>
  );
}

interface ConfirmProps extends QuoteProps {
  readonly busy: boolean;
  readonly onConfirm: () => void;
}

export function WithdrawConfirm({ quote, busy, onConfirm }: ConfirmProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const returnWords = useReturnWords();
  const { payment, refund } = quote;
  return (
    <Card padded>
      <StepTitle step={2}>{t('withdraw.check')}</StepTitle>
      <p>{refund.minor > 0 ? t('withdraw.sure', { refund: money(refund) }) : returnWords(quote)}</p>
      <Actions payment={payment}>
        <ActionButton busy={busy} onClick={onConfirm}>
          {t('withdraw.confirm')}
        </ActionButton>
      </Actions>
    </Card>
  );
}

/** The step on, and the way back for whoever has an order page. */
function Actions({ payment, children }: { readonly payment: OrderView; readonly children: React.ReactNode }) {
  const { t } = useTranslation('payments');
  const { user } = useSession();
  return (
    <Flex mt="6" gap="3" wrap="wrap">
      {children}
      {user ? (
        <LinkButton to={orderPath(payment.payment_id)} tone="outline">
          {t(isUnpaid(payment) ? 'waiting.cancel_no' : 'withdraw.stop')}
        </LinkButton>
      ) : null}
    </Flex>
  );
}

export function WithdrawDone({ quote: { payment }, answer: { at, refund } }: QuoteProps & { readonly answer: WithdrawalAnswer }) {
  const { t } = useTranslation('payments');
  const { date, money, time } = useFormats();
  const { user } = useSession();
  // What was pressed left with its step.
  useEffect(() => {
    if (document.activeElement === document.body) moveFocus(withdrawDoneId);
  }, []);
  const when = new Date(at);
  const nothing = t(isUnpaid(payment) ? 'withdraw.done_unpaid' : 'withdraw.done_nothing');
  const returned = refund.amount.minor > 0 ? t('withdraw.done_money', { refund: money(refund.amount) }) : nothing;
  return (
    <Box id={withdrawDoneId} tabIndex={-1}>
      <Notice
        tone="success"
        title={t('withdraw.done_title')}
        action={user ? <LinkButton to={orderPath(payment.payment_id)}>{t('withdraw.to_order')}</LinkButton> : undefined}
      >
        <Box display="grid" gap="2">
          <p>{t('withdraw.done_text', { date: date(when), time: time(when) })}</p>
          <p>{returned}</p>
          <p>{t('withdraw.done_mail')}</p>
        </Box>
      </Notice>
    </Box>
  );
}
