import { ArrowLeft } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { ActionButton } from '#member/ui/ActionButton';
import { isBackPlace } from './back-places';

const standalone = '(display-mode: standalone)';

function onDisplayChange(listener: () => void): () => void {
  const query = window.matchMedia(standalone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Only in the installed app, where the device may show no Back, and only where there is something to go back to. */
export function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isApp = useSyncExternalStore(
    onDisplayChange,
    () => window.matchMedia(standalone).matches && window.history.length > 1,
    () => false,
  );
  if (!isApp || !isBackPlace(pathname)) return null;
  return (
    <ActionButton tone="quiet" size="compact" px="2" icon={<ArrowLeft size="1.4rem" aria-hidden />} onClick={() => void navigate(-1)}>
      {t('nav.back')}
    </ActionButton>
  );
}
