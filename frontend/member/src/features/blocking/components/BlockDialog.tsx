import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { toApiError } from '#kit';
import { useBlock } from '#member/shared/hooks/use-block';
import { askToBlock, type BlockQuestion } from '#member/shared/state/block-question';
import { ActionButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { FictionalLabel } from '#member/ui/FictionalLabel';
import { ErrorNotice } from '#member/ui/Notice';
import { toast } from '#member/ui/toasts';

/** The one question before a block, from wherever it was asked. */
export function BlockDialog({ question: { id, name, fictional, leaveTo } }: { readonly question: BlockQuestion }) {
  const { t } = useTranslation('blocking');
  const go = useNavigate();
  const block = useBlock();
  const close = () => askToBlock(null);
  const confirm = () =>
    block.mutate(id, {
      onSuccess: () => {
        close();
        toast(t('done', { name }), { tone: 'success', to: '/settings/blocked', linkText: t('list_link') });
        if (leaveTo) void go(leaveTo, { replace: true });
        // What opened the dialog has left with the person.
        else setTimeout(() => document.getElementById('page-title')?.focus({ preventScroll: true }));
      },
    });
  return (
    <Dialog
      open
      onClose={close}
      title={t('ask.title', { name })}
      actions={
        <>
          <ActionButton tone="danger" busy={block.isPending} onClick={confirm}>
            {t('ask.confirm')}
          </ActionButton>
          <ActionButton tone="outline" onClick={close}>
            {t('ask.keep')}
          </ActionButton>
        </>
      }
    >
      <Box display="grid" gap="3" justifyItems="start">
        {fictional ? <FictionalLabel /> : null}
        <p>{t('ask.text', { name })}</p>
        <p>{t('ask.later')}</p>
        {block.error ? <ErrorNotice error={toApiError(block.error)} /> : null}
      </Box>
    </Dialog>
  );
}
