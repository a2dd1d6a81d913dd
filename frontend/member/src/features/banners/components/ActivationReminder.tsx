import { Box } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router';
import type { UserView } from '#contracts';
import { useSession } from '../../../session/session';
import { LinkButton } from '../../../ui/ActionButton';
import { Banner } from '../../../ui/Banner';
import { Dialog } from '../../../ui/Dialog';
import { isRemindedOfActivation } from '../model/rules';

/** Who comes from a sign-up elsewhere brings this in the address. */
const signedUpElsewhere = 'api_signup_complete';
const phone = '(max-width: 767.98px)';

/** The address is not confirmed: an alert, or, on a phone right after a sign-up elsewhere, a dialog. */
export function ActivationReminder() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  if (!user || !isRemindedOfActivation(user, pathname)) return null;
  if (!query.has(signedUpElsewhere)) return <Reminder user={user} />;
  return (
    <>
      <Box display={{ base: 'none', md: 'block' }}>
        <Reminder user={user} />
      </Box>
      <ReminderDialog user={user} />
    </>
  );
}

interface ReminderProps {
  readonly user: UserView;
}

function WayOn() {
  const { t } = useTranslation('banners');
  return (
    <LinkButton to="/complete-signup" icon={<MailCheck size="1.4rem" aria-hidden />}>
      {t('activation.action')}
    </LinkButton>
  );
}

function Reminder({ user }: ReminderProps) {
  const { t } = useTranslation('banners');
  return (
    <Banner title={t('activation.title')} action={<WayOn />}>
      {t('activation.text', { email: user.email })}
    </Banner>
  );
}

function ReminderDialog({ user }: ReminderProps) {
  const { t } = useTranslation('banners');
  const [, setQuery] = useSearchParams();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(window.matchMedia(phone).matches), []);
  const close = () => {
    const rest = new URLSearchParams(window.location.search);
    rest.delete(signedUpElsewhere);
    setQuery(rest, { replace: true, preventScrollReset: true });
  };
  return (
    <Dialog open={open} onClose={close} title={t('activation.title')} actions={<WayOn />}>
      <Box overflowWrap="anywhere">{t('activation.text', { email: user.email })}</Box>
    </Dialog>
  );
}
