import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#kit';
import { useMe, useSettings } from '../../../session/session';
import { ActionButton, LinkButton } from '../../../ui/ActionButton';
import { Dialog } from '../../../ui/Dialog';
import { useErrorWords } from '../../../ui/Notice';
import { usePriceWords } from './words';

interface RefusalDialogProps {
  readonly error: ApiError | null;
  readonly onClose: () => void;
}

/** Why a message was not taken, that its text is kept, and what can be done about it. */
export function RefusalDialog({ error, onClose }: RefusalDialogProps) {
  const { t } = useTranslation('chat');
  const words = useErrorWords();
  const price = usePriceWords();
  const { free_conversations } = useSettings();
  const { credits } = useMe();
  if (!error) return null;
  const needsPayment = error.code === 'insufficient_credits' || error.code === 'premium_required';
  const gone = error.code === 'blocked' || error.code === 'conversation_not_found';
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        error.code === 'insufficient_credits'
          ? words(error)
          : t(error.code === 'premium_required' ? 'refused.premium_required' : 'refused.title')
      }
      actions={
        <>
          {needsPayment ? <LinkButton to="/pricing">{t('refused.prices')}</LinkButton> : null}
          <ActionButton tone={needsPayment ? 'outline' : 'primary'} onClick={onClose}>
            {t(gone ? 'refused.leave' : 'refused.back')}
          </ActionButton>
        </>
      }
    >
      <Box display="grid" gap="3">
        {error.code === 'insufficient_credits' ? <p>{t('refused.costs', { price, count: credits })}</p> : <p>{words(error)}</p>}
        {error.code === 'premium_required' ? <p>{t('refused.conversations', { count: free_conversations })}</p> : null}
        {gone ? null : <p>{t('refused.kept')}</p>}
      </Box>
    </Dialog>
  );
}
