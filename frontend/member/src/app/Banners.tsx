import { Box } from '@chakra-ui/react';
import { Suspense, useState, type ComponentType } from 'react';
import {
  ActivationReminder,
  alertRules,
  MailStoppedAlert,
  PausedAlert,
  PhotoAlert,
  type AlertName,
  type AlertProps,
} from '#member/features/banners';
import { TimeBonusBanner } from '#member/features/time-bonus';
import { useSession } from '#member/shared/state/session';
import { LayerOnOpenPage } from './LayerOnOpenPage';
import { PushAlert } from './PushAlert';
import { useStandingAlert } from './use-standing-alert';

/** One component for each line of `alertRules`, which says when it stands. */
const alerts: Readonly<Record<AlertName, ComponentType<AlertProps>>> = {
  activation: ActivationReminder,
  paused: PausedAlert,
  mailStopped: MailStoppedAlert,
  bonus: TimeBonusBanner,
  photo: PhotoAlert,
  push: PushAlert,
};
const names = Object.keys(alertRules) as readonly AlertName[];

/** The alert above the content. The server writes them into the first HTML, so that nothing moves when the app arrives. */
export function Banners() {
  const { user } = useSession();
  const due = useStandingAlert();
  const [held, setHeld] = useState<AlertName | null>(null);
  if (!user) return null;
  const standing = held ?? due;
  return (
    <>
      <Box
        w="full"
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        css={{ '&:not(:empty)': { pt: { base: '2', md: '4' } } }}
      >
        {/* Who signs up in this window becomes a member before the words of the banners are here. */}
        <Suspense fallback={null}>
          {names.map((name) => {
            const Alert = alerts[name];
            return <Alert key={name} stands={name === standing} hold={setHeld} />;
          })}
        </Suspense>
      </Box>
      <LayerOnOpenPage />
    </>
  );
}
