import { Box } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { SaidNotice } from '#member/ui/SaidNotice';

interface RemovedPhotoProps {
  readonly busy: boolean;
  readonly onUndo: () => void;
}

/** A photo was removed just now, and can be had back. */
export function RemovedPhoto({ busy, onUndo }: RemovedPhotoProps) {
  const { t } = useTranslation('own');
  const undo = useRef<HTMLButtonElement>(null);
  // The photo has gone, and with it the button that led here.
  useEffect(() => undo.current?.focus(), []);
  return (
    <Box mb="4">
      <SaidNotice
        action={
          <ActionButton ref={undo} tone="outline" busy={busy} onClick={onUndo}>
            {t('photos.undo')}
          </ActionButton>
        }
      >
        {t('photos.removed')}
      </SaidNotice>
    </Box>
  );
}
