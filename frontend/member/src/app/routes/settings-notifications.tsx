import { Box } from '@chakra-ui/react';
import { MailStoppedAlert } from '#member/features/banners';
import { NotificationsPanel } from '#member/features/notifications';
import { PushSwitch } from '#member/features/push';
import { useSession } from '#member/shared/state/session';

export default function SettingsNotifications() {
  const { user } = useSession();
  return (
    <>
      <Box mb="5" css={{ '&:empty': { display: 'none' } }}>
        <MailStoppedAlert stands={(user?.notifications_disabled.length ?? 0) > 0} />
      </Box>
      <NotificationsPanel>
        <PushSwitch />
      </NotificationsPanel>
    </>
  );
}
