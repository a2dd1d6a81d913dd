import { useTranslation } from 'react-i18next';
import { BuyScreen } from '#member/features/payments';
import { Card } from '#member/ui/Card';
import { PremiumClaim } from '../PremiumClaim';
import { PremiumTicks } from '../PremiumTicks';
import { useStandingAlert } from '../use-standing-alert';

/** What one gets comes first, then what it costs. */
export default function Premium() {
  const { t } = useTranslation();
  return (
    <BuyScreen title={t('nav.premium')} isBonusTold={useStandingAlert() === 'bonus'}>
      <PremiumClaim />
      <Card padded mb="7">
        <PremiumTicks />
      </Card>
    </BuyScreen>
  );
}
