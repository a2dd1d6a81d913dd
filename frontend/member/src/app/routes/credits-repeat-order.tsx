import { useTranslation } from 'react-i18next';
import { PriceList } from './pricing';

export default function CreditsRepeatOrder() {
  const { t } = useTranslation();
  return <PriceList title={t('nav.credits')} />;
}
