import { Box, Flex, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { digitsOf, type SpendingView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { Field } from '#member/ui/Field';
import { moveFocus } from '#member/ui/move-focus';
import { Notice } from '#member/ui/Notice';
import { useSpendingLimit } from '../hooks/use-spending-limit';

interface LimitCardProps {
  readonly spending: SpendingView;
  readonly onChange: (view: SpendingView) => void;
}

const standingId = 'spending-limit';

/** How much may be spent in a month, as the member decides. */
export function LimitCard({ spending, onChange }: LimitCardProps) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const { limit, spent } = spending;
  const { currency } = limit ?? spent;
  const { form, removal, saved } = useSpendingLimit(currency, onChange, () => moveFocus(standingId));
  const { errors, message } = form.problem;
  const problem = message ?? removal.problem.message;
  return (
    <Card padded>
      <Heading as="h2" textStyle="h2" mb="2">
        {t('spending.limit_title')}
      </Heading>
      <p>{t('spending.limit_text')}</p>
      <Box id={standingId} tabIndex={-1} mt="3" fontWeight="medium">
        {limit ? t('spending.limit_now', { limit: money(limit), spent: money(spent) }) : t('spending.limit_none', { spent: money(spent) })}
      </Box>
      <PendingLimit change={spending.change} />
      {problem ? (
        <Box mt="4">
          <Notice tone="danger" live>
            {problem}
          </Notice>
        </Box>
      ) : null}
      <Box mt="5" asChild>
        <form key={saved} onSubmit={form.onSubmit} noValidate>
          <Field
            name="limit"
            label={t('spending.field', { currency })}
            hint={t('spending.hint')}
            error={errors['limit']}
            inputMode="decimal"
            autoComplete="off"
            maxW="12rem"
            defaultValue={limit ? limit.minor / 10 ** digitsOf(currency) : ''}
          />
          <Flex gap="3" wrap="wrap">
            <ActionButton type="submit" busy={form.busy}>
              {t('spending.save')}
            </ActionButton>
            {limit ? (
              <ActionButton tone="outline" busy={removal.busy} onClick={() => void removal.run(new FormData())}>
                {t('spending.remove')}
              </ActionButton>
            ) : null}
          </Flex>
        </form>
      </Box>
    </Card>
  );
}

/** A higher limit that holds later. */
function PendingLimit({ change }: Pick<SpendingView, 'change'>) {
  const { t } = useTranslation('payments');
  const { date, money, time } = useFormats();
  if (!change) return null;
  const from = new Date(change.from);
  const when = { date: date(from), time: time(from) };
  return (
    <Box mt="2">{change.limit ? t('spending.change_to', { ...when, limit: money(change.limit) }) : t('spending.change_none', when)}</Box>
  );
}
