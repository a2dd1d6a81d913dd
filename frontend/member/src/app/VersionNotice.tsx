import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { putNewVersionOff, useNewVersionNotice } from '#member/shared/state/new-version';
import { useSettings } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Banner, bannerAction } from '#member/ui/Banner';
import { keepTyping } from './kept-typing';

/** A new version of the app is out. It comes with the next screen; who stays on this one may have it at once, and loses nothing. */
export function VersionNotice() {
  const { t } = useTranslation();
  const { name: site } = useSettings();
  const stands = useNewVersionNotice();
  const title = t('update.title', { site });
  useEffect(() => void (stands && announce(title)), [stands, title]);
  if (!stands) return null;
  const load = () => {
    keepTyping();
    window.location.reload();
  };
  return (
    <Box w="full" maxW="content" mx="auto" mt="2" px={{ base: '2', md: '8' }}>
      <Banner
        title={title}
        action={
          <>
            <ActionButton {...bannerAction} onClick={load}>
              {t('update.action')}
            </ActionButton>
            <ActionButton tone="quiet" size="compact" px="3" onClick={putNewVersionOff}>
              {t('update.later')}
            </ActionButton>
          </>
        }
      >
        {t('update.text')}
      </Banner>
    </Box>
  );
}
