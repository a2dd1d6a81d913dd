import { Box, Flex } from '@chakra-ui/react';
import { Bookmark, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { lazyWithPreload } from '#member/ui/lazy-with-preload';
import { dialogFallback } from './DialogFallback';
import type { SavedDialogProps } from './SavedDialog';

const savedDialog = lazyWithPreload(async () => (await import('./SavedDialog')).SavedDialog, dialogFallback('saved.title'));

type SavedSearchesProps = Omit<SavedDialogProps, 'onClose'>;

/** The doors to what one looks for again and again, and to the match finder. */
export function SavedSearches(props: SavedSearchesProps) {
  const { t } = useTranslation('search');
  const [open, setOpen] = useState(false);
  return (
    <Flex columnGap={{ base: '4', md: '6' }} wrap={{ base: 'nowrap', md: 'wrap' }}>
      <ActionButton
        tone="quiet"
        px="0"
        aria-haspopup="dialog"
        aria-label={t('saved.title')}
        icon={<Bookmark size="1.4rem" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <Box as="span" hideFrom="md">
          {t('saved.short')}
        </Box>
        <Box as="span" hideBelow="md">
          {t('saved.title')}
        </Box>
      </ActionButton>
      <LinkButton to="/match-finder" tone="quiet" px="0" icon={<Sparkles size="1.4rem" aria-hidden />}>
        {t('match_finder')}
      </LinkButton>
      {open ? <savedDialog.Component {...props} onClose={() => setOpen(false)} /> : null}
    </Flex>
  );
}
