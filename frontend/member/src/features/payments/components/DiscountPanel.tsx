import { Box } from '@chakra-ui/react';
import { BadgePercent } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PricesView } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Notice } from '#member/ui/Notice';
import { useDiscountWords, useUntilWords } from '../hooks/use-words';
import { CodeForm } from './CodeForm';

interface DiscountPanelProps {
  readonly prices: PricesView;
  readonly code: string | undefined;
  readonly onCode: (code: string | null) => void;
  /** Why an order with the code was not taken. */
  readonly refusal?: string;
  /** It stands elsewhere on the screen. */
  readonly isBonusTold?: boolean;
}

/** The discount that counts, with its end in words, and the field for a code of one's own. */
export function DiscountPanel({
  prices: { discount, code_refused: refused },
  code,
  onCode,
  refusal,
  isBonusTold = false,
}: DiscountPanelProps) {
  const { t } = useTranslation('payments');
  const { percent } = useFormats();
  const [words, until] = [useDiscountWords(), useUntilWords()];
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const ownCounts = code !== undefined && discount?.kind === 'code';
  const isSmaller = code !== undefined && !refused && discount !== null && discount.kind !== 'code' && discount.code !== code;
  const whyNot = refused
    ? t('discount.refused')
    : isSmaller
      ? t('discount.smaller', { percent: percent(discount.basis_points) })
      : undefined;
  const problem = refusal ?? (code ? whyNot : undefined);
  // What was pressed goes away: the focus stays with the discount.
  const change = (next: string | null, said: string) => {
    setOpen(false);
    onCode(next);
    announce(said);
    panel.current?.focus();
  };
  const use = (typed: string) => change(typed, t('discount.used'));
  const remove = () => change(null, t('discount.removed'));
  return (
    <Box ref={panel} tabIndex={-1} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3" justifyItems="start" overflowWrap="anywhere">
      {discount && !(isBonusTold && discount.kind === 'time_bonus') ? (
        <Box w="full">
          <Notice
            tone="success"
            title={words(discount)}
            action={
              ownCounts ? (
                <ActionButton tone="outline" size="compact" onClick={remove}>
                  {t('discount.remove')}
                </ActionButton>
              ) : undefined
            }
          >
            {discount.ends_at ? until(discount.ends_at) : null}
          </Notice>
        </Box>
      ) : null}
      {isOpen || problem ? (
        <CodeForm key={code} code={code} problem={problem} onUse={use} focused={isOpen} />
      ) : ownCounts ? null : (
        <ActionButton tone="quiet" size="compact" ms="-4" icon={<BadgePercent size="1.4rem" aria-hidden />} onClick={() => setOpen(true)}>
          {t('discount.have_code')}
        </ActionButton>
      )}
    </Box>
  );
}
