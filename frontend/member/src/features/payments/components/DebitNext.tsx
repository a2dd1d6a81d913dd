import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PricedBundle } from '#contracts';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { PhoneLink } from '#member/ui/PhoneLink';
import { useOrderWords } from '../hooks/use-words';
import { directDebitPath } from '../model/paths';

interface DebitNextProps {
  readonly bundle: PricedBundle;
  readonly code: string | undefined;
  /** What the member agreed to on the page before goes along. */
  readonly state: unknown;
}

/** Direct debit has a page of its own, with the same review at its end: here stands what comes. */
export function DebitNext({ bundle: { id, credits, payable }, code, state }: DebitNextProps) {
  const { t } = useTranslation('payments');
  const words = useOrderWords();
  return (
    <Card padded>
      <Heading as="h2" textStyle="h2" mb="3">
        {t('debit.title')}
      </Heading>
      <Box fontWeight="medium" mb="2">
        {words({ credits, amount: payable })}
      </Box>
      <p>{t('debit.next_text')}</p>
      <LinkButton to={directDebitPath(id, code)} state={state} wide size="lg" mt="5">
        {t('debit.next')}
      </LinkButton>
      <Box mt="3">
        <PhoneLink />
      </Box>
    </Card>
  );
}
