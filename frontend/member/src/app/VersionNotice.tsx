import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { putNewVersionOff } from '#member/shared/state/new-version';
import { useSettings } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Notice } from '#member/ui/Notice';
import { saveTypedText } from './typed-text';

/** A new version of the app is out. It comes with the next screen; who stays on this one may have it at once, and loses nothing. */
export function VersionNotice() {
  const { t } = useTranslation();
  const { name: site } = useSettings();
  const title = t('update.title', { site });
  useEffect(() => announce(title), [title]);
  const load = () => {
    saveTypedText();
    window.location.reload();
  };
  return (
    <Box as="section" aria-label={title} w="full" maxW="content" mx="auto" mt="2" px={{ base: '2', md: '8' }}>
      <Notice
        title={title}
        action={
          <>
            <ActionButton tone="outline" size="compact" onClick={load}>
              {t('update.action')}
            </ActionButton>
            <ActionButton tone="quiet" size="compact" onClick={putNewVersionOff}>
              {t('update.later')}
            </ActionButton>
          </>
        }
      >
        {t('update.text')}
      </Notice>
    </Box>
  );
}
