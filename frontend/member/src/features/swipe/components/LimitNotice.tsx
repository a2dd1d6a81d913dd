import { useTranslation } from 'react-i18next';
import { SaidNotice } from '#member/ui/SaidNotice';
import { useWaitWords } from '../hooks/use-wait-words';

interface LimitNoticeProps {
  readonly id: string;
  readonly retryAt: string | null;
  readonly zone: string;
}

export function LimitNotice({ id, retryAt, zone }: LimitNoticeProps) {
  const { t } = useTranslation('swipe');
  const words = useWaitWords();
  return (
    <div id={id}>
      <SaidNotice title={t('limit.title')}>
        {words(retryAt, zone)} {t('limit.pass')}
      </SaidNotice>
    </div>
  );
}
