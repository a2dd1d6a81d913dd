import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { MemberProfile } from '#contracts';
import { LinkButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { FictionalLabel } from '#member/ui/FictionalLabel';
import { JoinButton } from '#member/ui/JoinButton';

export type Gate = 'like' | 'chat' | 'photos' | 'gift';

interface GateDialogProps {
  readonly gate: Gate;
  readonly profile: Pick<MemberProfile, 'name' | 'fictional'>;
  readonly onClose: () => void;
}

/** A visitor pressed something that is for members: what is needed, and the two ways to it. */
export function GateDialog({ gate, profile, onClose }: GateDialogProps) {
  const { t } = useTranslation('profile');
  const { pathname } = useLocation();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('gate.title')}
      actions={
        <>
          <LinkButton to={`/login?next=${encodeURIComponent(pathname)}`}>{t('gate.login')}</LinkButton>
          {/* On a desktop the sign-up opens over the profile, in the place of this. */}
          <JoinButton tone="outline" onClick={onClose}>
            {t('gate.signup')}
          </JoinButton>
        </>
      }
    >
      {profile.fictional ? (
        <Box mb="3">
          <FictionalLabel />
        </Box>
      ) : null}
      <p>{t(`gate.${gate}`, { name: profile.name })}</p>
    </Dialog>
  );
}
