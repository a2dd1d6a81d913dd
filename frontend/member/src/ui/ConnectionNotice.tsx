import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lastContactAt, useLink } from '#member/shared/state/connection';
import { useFormats } from '#member/shared/state/session';
import { announce } from './announce';
import { Notice } from './Notice';

/** No connection: said on every screen while it lasts, with the age of what stands there. It is part of the first files: when it is needed, nothing can be fetched. */
export function ConnectionNotice() {
  const { t } = useTranslation();
  const { time } = useFormats();
  const link = useLink();
  const wasAway = useRef(false);
  useEffect(() => {
    if (link === 'online' && wasAway.current) announce(t('connection.back'));
    wasAway.current = link !== 'online';
  }, [link, t]);
  return (
    <Box
      role="status"
      position="sticky"
      top={{ base: '2', xl: 'bar' }}
      zIndex="sticky"
      px={{ base: '2', md: '8' }}
      maxW="content"
      w="full"
      mx="auto"
    >
      {link === 'online' ? null : (
        <Box mt="2" boxShadow="card" borderRadius="control">
          <Notice tone="warning" title={t(`connection.${link}`)}>
            {t('connection.as_of', { time: time(lastContactAt()) })}
          </Notice>
        </Box>
      )}
    </Box>
  );
}
