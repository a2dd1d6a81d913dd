import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { limits } from '#contracts';
import { Ticks } from './Ticks';

/** What the first purchase brings for good. */
export function PremiumTicks() {
  const { t } = useTranslation('pricing');
  return (
    <div>
      <Ticks title={t('premium_title')} lines={[t('premium_1'), t('premium_2'), t('premium_3', { photos: limits.premiumPhotos })]} />
      <Box mt="4" textStyle="small" color="ink.soft">
        {t('premium_note')}
      </Box>
    </div>
  );
}
