import { Box, Flex } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Money, OrderView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { inGroups } from '../model/iban';

interface TransferDetailsProps {
  readonly transfer: NonNullable<OrderView['transfer']>;
  readonly amount: Money;
}

/** What to type into one's own bank, line by line, each to be copied. */
export function TransferDetails({ transfer: { bank, bic, holder, iban, reference }, amount }: TransferDetailsProps) {
  const { t } = useTranslation('payments');
  const { money, amount: plain } = useFormats();
  return (
    <Box as="dl" mt="4">
      <Line label={t('transfer.amount')} value={money(amount)} copied={plain(amount)} />
      <Line label="IBAN" value={inGroups(iban)} copied={iban} />
      <Line label={t('transfer.holder')} value={holder} />
      <Line label={t('transfer.reference')} value={reference} hint={t('transfer.reference_hint')} />
      <Line label="BIC" value={bic} />
      {bank ? <Line label={t('transfer.bank')} value={bank} /> : null}
    </Box>
  );
}

interface LineProps {
  readonly label: string;
  readonly value: string;
  readonly hint?: string;
  /** What goes to the clipboard, when it differs from what is read. */
  readonly copied?: string;
}

function Line({ label, value, hint, copied = value }: LineProps) {
  const { t } = useTranslation('payments');
  const [done, setDone] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(copied).then(
      () => {
        setDone(true);
        announce(t('transfer.copied'));
      },
      () => undefined, // Not allowed here: the value stands beside the button.
    );
  return (
    <Box py="3" borderBottomWidth="1px" borderColor="hairline" _last={{ borderBottomWidth: '0' }}>
      <Box as="dt" textStyle="small" color="ink.soft">
        {label}
      </Box>
      <Flex as="dd" gap="3" align="center" justify="space-between">
        <Box minW="0" fontWeight="bold" overflowWrap="anywhere" fontVariantNumeric="tabular-nums">
          {value}
        </Box>
        <ActionButton
          tone="outline"
          size="compact"
          flexShrink={0}
          aria-label={t('transfer.copy_what', { what: label })}
          icon={done ? <Check size="1.25rem" aria-hidden /> : <Copy size="1.25rem" aria-hidden />}
          onClick={() => void copy()}
        >
          {t(done ? 'transfer.copied' : 'transfer.copy')}
        </ActionButton>
      </Flex>
      {hint ? (
        <Box as="dd" textStyle="small">
          {hint}
        </Box>
      ) : null}
    </Box>
  );
}
