import { useTranslation } from 'react-i18next';
import { BuyScreen } from '#member/features/payments';

export default function Credits() {
  const { t } = useTranslation('payments');
  return <BuyScreen title={t('list.title')} />;
}
