import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { clockText } from '../model/time-bonus';

/** What the words beside it say, ticking: for the eye alone, and it can be hidden until the page is loaded anew. */
export function Countdown({ leftMs }: { readonly leftMs: number }) {
  const { t } = useTranslation('time-bonus');
  const [isHidden, setHidden] = useState(false);
  if (isHidden) return null;
  return (
    <>
      <Box aria-hidden fontVariantNumeric="tabular-nums">
        {clockText(leftMs)}
      </Box>
      <ActionButton tone="quiet" size="compact" px="2" onClick={() => setHidden(true)}>
        {t('hide_clock')}
      </ActionButton>
    </>
  );
}
