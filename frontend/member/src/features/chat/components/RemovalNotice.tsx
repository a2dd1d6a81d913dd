import { Box } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { Notice, useErrorWords } from '#member/ui/Notice';
import { forgetFailure, useRemovals } from '../state/removals';
import { useRemoveChat } from '../hooks/use-remove-chat';

/** Which conversation could not be deleted and why; it is told until the list is left. */
export function RemovalNotice() {
  const { t } = useTranslation(['chat', 'common']);
  const words = useErrorWords();
  const { failure } = useRemovals();
  const remove = useRemoveChat();
  useEffect(() => forgetFailure, []);
  if (!failure) return null;
  const { removal, error } = failure;
  const tryAgain = () => {
    remove.mutate(removal);
    // The button goes with the notice.
    document.getElementById('page-title')?.focus({ preventScroll: true });
  };
  return (
    <Box mb="4">
      <Notice
        tone="danger"
        live
        title={t('remove.failed', { name: removal.name })}
        action={
          <ActionButton tone="outline" onClick={tryAgain}>
            {t('common:action.try_again')}
          </ActionButton>
        }
      >
        {t('remove.back')} {words(error)}
      </Notice>
    </Box>
  );
}
