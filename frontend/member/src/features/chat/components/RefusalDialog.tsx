import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { GiftId } from '#contracts';
import type { ApiError } from '#kit';
import { useFormats, useMe, useSettings } from '../../../session/session';
import { ActionButton, LinkButton } from '../../../ui/ActionButton';
import { Dialog } from '../../../ui/Dialog';
import { useErrorWords } from '../../../ui/Notice';
import { setRefusal, useRefusal } from '../hooks/refusals';
import { useGiftPriceWords, usePriceWords } from './words';

interface RefusalDialogProps {
  readonly chatId: string;
  readonly name: string;
}

/** Why the last message was not taken, that its text is kept, and what can be done about it. A conversation that is over is left with it. */
export function RefusalDialog({ chatId, name }: RefusalDialogProps) {
  const { t } = useTranslation('chat');
  const go = useNavigate();
  const refusal = useRefusal(chatId);
  if (!refusal) return null;
  const { error, gift, isKept } = refusal;
  const isOver = ['blocked', 'blocked_by_you', 'conversation_not_found'].includes(error.code);
  const needsPayment = error.code === 'insufficient_credits' || error.code === 'premium_required';
  const close = () => {
    setRefusal(null);
    if (isOver) void go('/chats', { replace: true });
  };
  return (
    <Dialog
      open
      onClose={close}
      title={<Title error={error} isGift={gift !== null} />}
      actions={
        <>
          {needsPayment ? (
            <LinkButton to="/pricing" onClick={() => setRefusal(null)}>
              {t('refused.prices')}
            </LinkButton>
          ) : null}
          <ActionButton tone={needsPayment ? 'outline' : 'primary'} onClick={close}>
            {t(isOver ? 'refused.leave' : isKept ? 'refused.back' : 'refused.back_to_chat')}
          </ActionButton>
        </>
      }
    >
      <Box display="grid" gap="3">
        <Reason error={error} gift={gift} name={name} />
        {isOver || !isKept ? null : <p>{t('refused.kept')}</p>}
      </Box>
    </Dialog>
  );
}

function Title({ error, isGift }: { readonly error: ApiError; readonly isGift: boolean }) {
  const { t } = useTranslation('chat');
  const words = useErrorWords();
  if (error.code === 'insufficient_credits') return words(error);
  if (error.code === 'premium_required') return t('refused.premium_required');
  return t(isGift ? 'refused.gift_title' : 'refused.title');
}

interface ReasonProps {
  readonly error: ApiError;
  readonly gift: GiftId | null;
  readonly name: string;
}

function Reason({ error, gift, name }: ReasonProps) {
  const { t } = useTranslation('chat');
  const words = useErrorWords();
  const price = usePriceWords();
  const giftPrice = useGiftPriceWords();
  const { free_conversations } = useSettings();
  const { credits } = useMe();
  const formats = useFormats();
  if (error.code === 'insufficient_credits') {
    return <p>{gift ? t('gift.costs', { price: giftPrice(gift), count: credits }) : t('refused.costs', { price, count: credits })}</p>;
  }
  if (error.code === 'blocked') return <p>{t('refused.blocked', { name })}</p>;
  return (
    <>
      <p>{words(error)}</p>
      {error.code === 'premium_required' ? <p>{t('refused.conversations', { count: free_conversations })}</p> : null}
      {error.retryAt ? <p>{t('refused.again', { day: formats.day(error.retryAt), time: formats.time(error.retryAt) })}</p> : null}
    </>
  );
}
