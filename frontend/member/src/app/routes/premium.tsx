import { useTranslation } from 'react-i18next';
import { BuyScreen } from '#member/features/payments';
import { Card } from '#member/ui/Card';
import { PremiumClaim } from '../PremiumClaim';
import { PremiumTicks } from '../PremiumTicks';

export default function Premium() {
  const { t } = useTranslation();
  return (
    <BuyScreen title={t('nav.premium')}>
      <PremiumClaim />
      <Card padded mt="7">
        <PremiumTicks />
      </Card>
    </BuyScreen>
  );
}
