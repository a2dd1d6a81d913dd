import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { useSession } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Banner, bannerAction } from '#member/ui/Banner';
import { useErrorWords } from '#member/ui/Notice';
import type { AlertProps } from '../model/alert';

/** The member is hidden by their own wish: said on every screen, so that nobody wonders why nobody writes. */
export function PausedAlert({ stands }: AlertProps) {
  const { t } = useTranslation('banners');
  const { setUser } = useSession();
  const errorWords = useErrorWords();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  if (!stands) return null;
  const resume = async () => {
    setBusy(true);
    try {
      const { resumeProfile } = await import('../api/resume-profile');
      setUser(await resumeProfile());
    } catch (thrown) {
      setFailed(errorWords(toApiError(thrown)));
    }
    setBusy(false);
  };
  return (
    <Banner
      title={t('paused.title')}
      failure={failed || undefined}
      action={
        <ActionButton {...bannerAction} busy={busy} icon={<Eye size="1.4rem" aria-hidden />} onClick={() => void resume()}>
          {t('paused.action')}
        </ActionButton>
      }
    >
      {t('paused.text')}
    </Banner>
  );
}
