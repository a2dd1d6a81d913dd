import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useFormats, useMe } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Card } from '#member/ui/Card';
import { useLeavingDiscount } from '../hooks/use-leaving-discount';

/** The other way: to stay, and pay less for the next credits. Its button weighs as much as the one that deletes. */
export function DiscountCard() {
  const { t } = useTranslation('leaving');
  const { percent, date } = useFormats();
  const { paid_user: paid } = useMe();
  const discount = useLeavingDiscount();
  if (!discount?.expires) return null;
  const { code, percentage, expires } = discount;
  const query = new URLSearchParams({ code }).toString();
  return (
    <Card padded mb="6">
      <Heading as="h2" textStyle="h3" mb="2">
        {t('discount.title')}
      </Heading>
      <Box mb="5">{t('discount.text', { code, percent: percent(percentage * 100), date: date(new Date(expires)) })}</Box>
      <LinkButton to={`${paid ? '/credits' : '/premium'}?${query}`} tone="outline">
        {t('discount.button')}
      </LinkButton>
    </Card>
  );
}
