import { useTranslation } from 'react-i18next';
import { PremiumClaim } from '../PremiumClaim';
import { PriceList } from './pricing';

export default function Premium() {
  const { t } = useTranslation();
  return <PriceList title={t('nav.premium')} claim={<PremiumClaim />} />;
}
