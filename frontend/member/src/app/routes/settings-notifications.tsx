import { Box } from '@chakra-ui/react';
import { MailStoppedAlert } from '#member/features/banners';
import { NotificationsPanel } from '#member/features/notifications';
import { PushSwitch } from '#member/features/push';
import { useSession } from '#member/shared/state/session';

/** No other alert stands on this screen. */
const holdNothing = () => undefined;

export default function SettingsNotifications() {
  const { user } = useSession();
  return (
    <>
      <Box mb="5" css={{ '&:empty': { display: 'none' } }}>
        <MailStoppedAlert whole stands={(user?.notifications_disabled.length ?? 0) > 0} hold={holdNothing} />
      </Box>
      <NotificationsPanel>
        <PushSwitch />
      </NotificationsPanel>
    </>
  );
}
