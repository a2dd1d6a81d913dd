import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { draftOf } from '#member/shared/state/drafts';
import { useFormats, useMe, useSettings } from '#member/shared/state/session';
import { keepWayBack } from '#member/shared/state/way-back';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { useErrorWords } from '#member/ui/Notice';
import { setRefusal, useRefusal, type Refusal } from '../state/refusals';
import { isOver } from '../model/removals';
import { useGiftPriceWords, usePaidPriceWords, usePhotoPriceWords } from './words';

interface RefusalDialogProps {
  readonly chatId: string;
  readonly name: string;
}

/** Why the last message was not taken, that its text is kept, and what can be done about it. A conversation that is over is left with it. */
export function RefusalDialog({ chatId, name }: RefusalDialogProps) {
  const { t } = useTranslation('chat');
  const go = useNavigate();
  const { id: memberId, paid_user: paid } = useMe();
  const refusal = useRefusal(chatId);
  if (!refusal) return null;
  const { error, restored } = refusal;
  const leaves = isOver(error.code);
  const needsPayment = error.code === 'insufficient_credits' || error.code === 'premium_required';
  const close = () => {
    setRefusal(null);
    if (leaves) void go('/chats', { replace: true });
  };
  // The page of the paid order leads back here, where the text lies ready to be sent.
  const buy = () => {
    keepWayBack({ memberId, chatId, text: restored === 'text' ? draftOf(chatId) : '' });
    setRefusal(null);
  };
  return (
    <Dialog
      open
      onClose={close}
      title={<Title refusal={refusal} />}
      actions={
        <>
          {needsPayment ? (
            <LinkButton to={paid ? '/credits/repeat-order' : '/premium'} onClick={buy}>
              {t('refused.buy')}
            </LinkButton>
          ) : null}
          {error.code === 'premium_required' ? (
            <LinkButton tone="outline" to="/chats" onClick={() => setRefusal(null)}>
              {t('refused.answer')}
            </LinkButton>
          ) : null}
          <ActionButton tone={needsPayment ? 'outline' : 'primary'} onClick={close}>
            {t(leaves ? 'refused.leave' : restored === 'text' ? 'refused.back' : 'refused.back_to_chat')}
          </ActionButton>
        </>
      }
    >
      <Box display="grid" gap="3">
        <Reason refusal={refusal} name={name} />
        {leaves || !restored ? null : <p>{t(restored === 'photo' ? 'refused.kept_photo' : 'refused.kept')}</p>}
      </Box>
    </Dialog>
  );
}

function Title({ refusal: { error, what } }: { readonly refusal: Refusal }) {
  const { t } = useTranslation('chat');
  const words = useErrorWords();
  if (error.code === 'insufficient_credits') return words(error);
  if (error.code === 'premium_required') return t('refused.premium_required');
  if (what === 'photo') return t('refused.photo_title');
  return t(what === 'gift' ? 'refused.gift_title' : 'refused.title');
}

function Reason({ refusal, name }: { readonly refusal: Refusal; readonly name: string }) {
  const { t } = useTranslation('chat');
  const words = useErrorWords();
  const costs = useCosts();
  const { free_conversations } = useSettings();
  const formats = useFormats();
  const { error } = refusal;
  if (error.code === 'insufficient_credits') return <p>{costs(refusal)}</p>;
  if (error.code === 'blocked') return <p>{t('refused.blocked', { name })}</p>;
  return (
    <>
      <p>{words(error)}</p>
      {error.code === 'premium_required' ? <p>{t('refused.conversations', { count: free_conversations })}</p> : null}
      {error.retryAt ? <p>{t('refused.again', { day: formats.day(error.retryAt), time: formats.time(error.retryAt) })}</p> : null}
    </>
  );
}

/** What it would have cost, and what there is. */
function useCosts(): (refusal: Refusal) => string {
  const { t } = useTranslation('chat');
  const { credits: count } = useMe();
  const [message, photo, ofGift] = [usePaidPriceWords(), usePhotoPriceWords(), useGiftPriceWords()];
  return ({ what, giftCredits }) => {
    if (giftCredits !== null) return t('gift.costs', { price: ofGift(giftCredits), count });
    return what === 'photo' ? t('photo.costs', { price: photo, count }) : t('refused.costs', { price: message, count });
  };
}
