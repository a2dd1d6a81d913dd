import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useHold, type AlertProps } from '#member/features/banners';
import { useSettings } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Banner, bannerAction } from '#member/ui/Banner';

type Attempt =
  | { readonly kind: 'none' | 'busy' | 'failed' | 'denied' }
  /** Said on the screen where it was turned on, and on no other. */
  | { readonly kind: 'done'; readonly on: string };

/** Offers notices on this device. The browser asks only after the press; what it answers is said here. */
export function PushAlert({ stands, hold }: AlertProps) {
  const { t } = useTranslation('banners');
  const { push_public: key } = useSettings();
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' });
  const isDone = attempt.kind === 'done' && attempt.on === pathname;
  useHold('push', attempt.kind === 'busy' || isDone, hold);
  if (isDone) return <Banner tone="success" title={t('push.done')} />;
  if (!stands || !key || attempt.kind === 'done') return null;

  const turnOn = async () => {
    setAttempt({ kind: 'busy' });
    try {
      const { turnPushOn } = await import('./turn-push-on');
      const state = await turnPushOn(key);
      if (state === 'subscribed') {
        setAttempt({ kind: 'done', on: pathname });
        announce(t('push.done'));
      } else setAttempt({ kind: state === 'denied' ? 'denied' : 'none' });
    } catch {
      setAttempt({ kind: 'failed' });
    }
  };

  return (
    <Banner
      title={t('push.title')}
      line={t('push.line')}
      dismiss="hide-push-notification-alert"
      failure={attempt.kind === 'denied' || attempt.kind === 'failed' ? t(`push.${attempt.kind}`) : undefined}
      action={
        attempt.kind === 'denied' ? (
          <LinkButton to="/notifications" {...bannerAction}>
            {t('push.how')}
          </LinkButton>
        ) : (
          <ActionButton
            {...bannerAction}
            busy={attempt.kind === 'busy'}
            icon={<Bell size="1.4rem" aria-hidden />}
            onClick={() => void turnOn()}
          >
            {t('push.action')}
          </ActionButton>
        )
      }
    >
      {t('push.text')}
    </Banner>
  );
}
