import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PricedBundle } from '#contracts';
import { useFormats, useSettings } from '#member/shared/state/session';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { isLess, times } from '../model/money';

/** What a bundle costs: under a discount the old price, struck, before the new one; and what that makes for each message. */
export function PriceOf({ bundle: { price, payable, unit_price: unit } }: { readonly bundle: PricedBundle }) {
  const { t } = useTranslation('payments');
  const { money } = useFormats();
  const { message_credits: credits } = useSettings();
  const isReduced = isLess(payable, price);
  return (
    <>
      <Box mt="2" textStyle="h2" fontVariantNumeric="tabular-nums" display="flex" flexWrap="wrap" columnGap="3">
        {isReduced ? (
          <>
            <VisuallyHidden>{t('list.old_price', { price: money(price) })}</VisuallyHidden>
            <Box as="s" color="ink.soft" fontWeight="normal" aria-hidden>
              {money(price)}
            </Box>
            <VisuallyHidden>{t('list.new_price', { price: money(payable) })}</VisuallyHidden>
            <span aria-hidden>{money(payable)}</span>
          </>
        ) : (
          money(price)
        )}
      </Box>
      {credits > 0 ? (
        <Box mt="2" textStyle="small" color="ink.soft" fontVariantNumeric="tabular-nums">
          {t('list.per_message', { price: money(times(unit, credits)) })}
        </Box>
      ) : null}
    </>
  );
}
