import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { BlockedMember } from '#contracts';
import { toApiError } from '#kit';
import { ActionButton } from '#member/ui/ActionButton';
import { announce } from '#member/ui/announce';
import { Dialog } from '#member/ui/Dialog';
import { ErrorNotice } from '#member/ui/Notice';
import { useUnblock } from '../hooks/use-blocked';

interface UnblockDialogProps {
  readonly member: BlockedMember;
  readonly onClose: () => void;
}

/** What comes back when a block is lifted, which is nothing but the possibility to meet again. */
export function UnblockDialog({ member, onClose }: UnblockDialogProps) {
  const { t } = useTranslation('blocking');
  const unblock = useUnblock();
  const name = member.name || t('list.former');
  const confirm = () =>
    unblock.mutate(member.id, {
      onSuccess: () => {
        onClose();
        announce(t('unblock.done', { name }));
        // The button that was pressed has left with its row.
        setTimeout(() => document.getElementById('page-title')?.focus({ preventScroll: true }));
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('unblock.title', { name })}
      actions={
        <>
          <ActionButton busy={unblock.isPending} onClick={confirm}>
            {t('unblock.button')}
          </ActionButton>
          <ActionButton tone="outline" onClick={onClose}>
            {t('unblock.keep')}
          </ActionButton>
        </>
      }
    >
      <Box display="grid" gap="3">
        <p>{t('unblock.text', { name })}</p>
        {unblock.error ? <ErrorNotice error={toApiError(unblock.error)} /> : null}
      </Box>
    </Dialog>
  );
}
