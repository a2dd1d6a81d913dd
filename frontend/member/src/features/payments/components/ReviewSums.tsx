import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PricedBundle } from '#contracts';
import { useFormats } from '#member/shared/state/session';
import { isLess, minus, vatInside } from '../model/money';
import { Fact, Facts } from './Facts';

interface ReviewSumsProps {
  readonly bundle: PricedBundle;
  /** In basis points. */
  readonly vat: number;
}

/** What is bought, and how much it costs in all. */
export function ReviewSums({ bundle: { price, payable, credits }, vat }: ReviewSumsProps) {
  const { t } = useTranslation('payments');
  const { money, percent } = useFormats();
  return (
    <>
      <Facts>
        <Fact label={t('checkout.what')}>{t('list.credits', { count: credits })}</Fact>
        {isLess(payable, price) ? (
          <>
            <Fact label={t('checkout.price')}>{money(price)}</Fact>
            <Fact label={t('checkout.discount')}>−{money(minus(price, payable))}</Fact>
          </>
        ) : null}
        <Fact label={t('checkout.total')} strong>
          {money(payable)}
        </Fact>
      </Facts>
      {vat > 0 ? (
        <Box textStyle="small" color="ink.soft" textAlign="end">
          {t('checkout.vat', { percent: percent(vat), amount: money(vatInside(payable, vat)) })}
        </Box>
      ) : null}
    </>
  );
}
