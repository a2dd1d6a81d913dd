import { Box } from '@chakra-ui/react';
import { LocateFixed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { Notice, useErrorWords } from '#member/ui/Notice';
import { useMyTown, type TownFound } from '../hooks/use-my-town';
import { usePermission } from '../hooks/use-permission';

/** Lets the device say where one is, for those who want that. Where it cannot or may not, the fields below do. */
export function MyTown({ onFound }: { readonly onFound: (found: TownFound) => void }) {
  const { t } = useTranslation('signup');
  const words = useErrorWords();
  const permission = usePermission();
  const { locate, busy, outcome } = useMyTown(onFound);
  if (permission === 'unsupported') return null;
  const denied = permission === 'denied' || (outcome?.kind === 'denied' && permission === 'unknown');
  return (
    <Box mb="6">
      {denied ? (
        <Notice>{t('place.locate_denied')}</Notice>
      ) : (
        <>
          <ActionButton
            tone="outline"
            wide
            busy={busy}
            busyWords={t('place.locating')}
            icon={<LocateFixed size="1.4rem" aria-hidden />}
            aria-describedby="locate-hint"
            onClick={() => void locate()}
          >
            {t('place.locate')}
          </ActionButton>
          <Box id="locate-hint" mt="2" textStyle="small" color="ink.soft">
            {t('place.locate_hint')}
          </Box>
        </>
      )}
      <Box role="status" mt={outcome ? '3' : '0'}>
        {outcome?.kind === 'found' ? <Notice tone="success">{t('place.located', { town: outcome.name })}</Notice> : null}
        {outcome?.kind === 'none' ? <Notice tone="warning">{t('place.locate_none')}</Notice> : null}
        {outcome?.kind === 'failed' ? <Notice tone="warning">{t('place.locate_failed')}</Notice> : null}
        {outcome?.kind === 'denied' && !denied ? <Notice tone="warning">{t('place.locate_denied')}</Notice> : null}
        {outcome?.kind === 'error' ? <Notice tone="warning">{words(outcome.error)}</Notice> : null}
      </Box>
    </Box>
  );
}
