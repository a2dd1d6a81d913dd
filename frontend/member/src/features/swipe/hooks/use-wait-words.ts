import { useTranslation } from 'react-i18next';
import { localeFacts } from '#contracts';
import { serverNow } from '#kit';
import { useLocale } from '#member/shared/state/session';
import { waitUntil } from '../model/wait';

/** When the next like is free, in hours and as a time of day. */
export function useWaitWords(): (retryAt: string | null, zone: string) => string {
  const { t } = useTranslation('swipe');
  const locale = useLocale();
  return (retryAt, zone) => {
    if (!retryAt) return t('limit.never');
    const { hours, time, isTomorrow } = waitUntil(new Date(retryAt), new Date(serverNow()), zone, localeFacts[locale].iso);
    return t('limit.wait', { count: hours, clock: t(isTomorrow ? 'limit.tomorrow' : 'limit.today', { time }) });
  };
}
