import { Box } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { UserView } from '#contracts';
import { useSession } from '#member/shared/state/session';
import { LinkButton } from '#member/ui/ActionButton';
import { Banner, bannerAction } from '#member/ui/Banner';
import { Dialog } from '#member/ui/Dialog';
import type { AlertProps } from '../model/alert';

/** Who comes from a sign-up elsewhere brings this in the address. */
const signedUpElsewhere = 'api_signup_complete';
const phone = '(max-width: 767.98px)';

/** The address is not confirmed: an alert, or, on a phone right after a sign-up elsewhere, a dialog. */
export function ActivationReminder({ stands }: AlertProps) {
  const { user } = useSession();
  const [query, setQuery] = useSearchParams();
  const comesFromElsewhere = query.has(signedUpElsewhere);
  const [asksOnPhone, setAsksOnPhone] = useState(false);
  useEffect(() => {
    if (comesFromElsewhere && window.matchMedia(phone).matches) setAsksOnPhone(true);
  }, [comesFromElsewhere]);
  if (!user || !stands) return null;
  const close = () => {
    setAsksOnPhone(false);
    const rest = new URLSearchParams(query);
    rest.delete(signedUpElsewhere);
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Box display={comesFromElsewhere ? { base: 'none', md: 'block' } : 'block'}>
        <Reminder />
      </Box>
      <ReminderDialog user={user} open={asksOnPhone} onClose={close} onGo={() => setAsksOnPhone(false)} />
    </>
  );
}

interface WayOnProps {
  readonly quiet?: boolean;
  readonly onGo?: () => void;
}

function WayOn({ quiet = false, onGo }: WayOnProps) {
  const { t } = useTranslation('banners');
  return (
    <LinkButton to="/complete-signup" {...(quiet ? bannerAction : {})} icon={<MailCheck size="1.4rem" aria-hidden />} onClick={onGo}>
      {t('activation.action')}
    </LinkButton>
  );
}

function Reminder() {
  const { t } = useTranslation('banners');
  return (
    <Banner title={t('activation.title')} action={<WayOn quiet />}>
      {t('activation.short')}
    </Banner>
  );
}

interface ReminderDialogProps {
  readonly user: UserView;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onGo: () => void;
}

function ReminderDialog({ user, open, onClose, onGo }: ReminderDialogProps) {
  const { t } = useTranslation('banners');
  return (
    <Dialog open={open} onClose={onClose} title={t('activation.title')} actions={<WayOn onGo={onGo} />}>
      <Box overflowWrap="anywhere">{t('activation.text', { email: user.email })}</Box>
    </Dialog>
  );
}
