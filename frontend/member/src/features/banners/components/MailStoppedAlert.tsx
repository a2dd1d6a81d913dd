import { Box } from '@chakra-ui/react';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { UserView } from '#contracts';
import { toApiError } from '#kit';
import { useSession } from '#member/shared/state/session';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Banner, bannerAction } from '#member/ui/Banner';
import { useErrorWords } from '#member/ui/Notice';
import { useHold, type AlertProps } from '../model/alert';

type Attempt =
  | { readonly kind: 'none' | 'busy' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'done'; readonly on: string };
type Why = UserView['notifications_disabled'][number];

interface MailStoppedAlertProps extends AlertProps {
  /** It is a part of the screen. */
  readonly whole?: boolean;
}

/** An address that does not work must change first; whatever the member stopped can be started again right here. */
const whyOf = (reasons: readonly Why[]): Why =>
  reasons.includes('bounced') ? 'bounced' : reasons.includes('spam') ? 'spam' : 'unsubscribed';

export function MailStoppedAlert({ stands, hold, whole = false }: MailStoppedAlertProps) {
  const { t } = useTranslation('banners');
  const { user, setUser } = useSession();
  const { pathname } = useLocation();
  const errorWords = useErrorWords();
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'none' });
  const isDone = attempt.kind === 'done' && attempt.on === pathname;
  useHold('mailStopped', attempt.kind === 'busy' || isDone, hold);
  if (isDone) return <Banner tone="success" title={t('mail.done')} />;
  if (!user || !stands) return null;
  const why = whyOf(user.notifications_disabled);

  const resume = async () => {
    setAttempt({ kind: 'busy' });
    try {
      const { resumeMail } = await import('../api/resume-mail');
      setUser(await resumeMail());
      setAttempt({ kind: 'done', on: pathname });
      announce(t('mail.done'));
    } catch (thrown) {
      setAttempt({ kind: 'failed', words: errorWords(toApiError(thrown)) });
    }
  };

  return (
    <Banner
      tone="warning"
      whole={whole}
      title={t('mail.title')}
      dismiss="hide-disabled-notifications-alert"
      failure={attempt.kind === 'failed' ? attempt.words : undefined}
      action={
        why === 'bounced' ? (
          <LinkButton to="/settings" {...bannerAction} icon={<Mail size="1.4rem" aria-hidden />}>
            {t('mail.change')}
          </LinkButton>
        ) : (
          <ActionButton
            {...bannerAction}
            busy={attempt.kind === 'busy'}
            icon={<Mail size="1.4rem" aria-hidden />}
            onClick={() => void resume()}
          >
            {t('mail.resume')}
          </ActionButton>
        )
      }
    >
      <Box overflowWrap="anywhere">{t(`mail.${why}`, { email: user.email })}</Box>
    </Banner>
  );
}
