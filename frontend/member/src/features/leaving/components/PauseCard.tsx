import { Box, Heading } from '@chakra-ui/react';
import { EyeOff, Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Card } from '#member/ui/Card';
import { ErrorNotice } from '#member/ui/Notice';
import { pause, resume } from '../api/account';
import { useAction } from '../hooks/use-action';

/** The way that loses nothing: hidden for a while, and back with one press. */
export function PauseCard() {
  const { t } = useTranslation('leaving');
  const { user, setUser } = useSession();
  const isPaused = user?.status === 'paused';
  const change = useAction(async () => {
    setUser(await (isPaused ? resume() : pause()));
    if (!isPaused) announce(t('paused.title'));
  });
  if (user?.status !== 'active' && !isPaused) return null;
  return (
    <Card padded mb="6">
      <Heading as="h2" textStyle="h3" mb="2">
        {t(isPaused ? 'paused.title' : 'pause.title')}
      </Heading>
      <Box mb="5">{t(isPaused ? 'paused.text' : 'pause.text')}</Box>
      {change.error ? (
        <Box mb="5">
          <ErrorNotice error={change.error} />
        </Box>
      ) : null}
      <ActionButton
        busy={change.busy}
        icon={isPaused ? <Eye size="1.4rem" aria-hidden /> : <EyeOff size="1.4rem" aria-hidden />}
        onClick={() => change.run()}
      >
        {t(isPaused ? 'paused.button' : 'pause.button')}
      </ActionButton>
    </Card>
  );
}
