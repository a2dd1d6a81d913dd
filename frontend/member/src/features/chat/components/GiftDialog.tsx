import { Box } from '@chakra-ui/react';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { useMe } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { Dialog } from '#member/ui/Dialog';
import { ErrorNotice } from '#member/ui/Notice';
import { Shape } from '#member/ui/Skeletons';
import { useGifts } from '../hooks/use-gifts';
import { enqueue } from '../state/outbox';
import { GiftChoice } from './GiftChoice';
import { useGiftPriceWords } from './words';

interface GiftDialogProps {
  readonly chatId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Choose one, see what it costs, give it at that price and no other. */
export default function GiftDialog({ chatId, name, onClose }: GiftDialogProps) {
  const { t } = useTranslation('chat');
  const { id: me, credits } = useMe();
  const price = useGiftPriceWords();
  const list = useGifts();
  const gifts = list.data?.filter(({ offered }) => offered) ?? [];
  const [wanted, setWanted] = useState('');
  const chosen = gifts.find(({ id }) => id === wanted);
  const [asked, setAsked] = useState(false);
  const give = () => {
    if (!chosen) {
      setAsked(true);
      document.querySelector<HTMLInputElement>('input[name=gift]')?.focus();
      return;
    }
    enqueue({ client_id: crypto.randomUUID(), member_id: me, chat_id: chatId, text: '', gift: chosen.id, credits: chosen.credits });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      keepsActions
      title={t('gift.title', { name })}
      actions={
        <ActionButton icon={<Gift size="1.4rem" aria-hidden />} onClick={give}>
          <Box as="span" display="block" textAlign="start" lineHeight="snug">
            <Box as="span" display="block" fontWeight="bold">
              {t('gift.send')}
            </Box>
            {chosen ? (
              <Box as="span" display="block" textStyle="small">
                {price(chosen.credits)}
              </Box>
            ) : null}
          </Box>
        </ActionButton>
      }
    >
      <Box mb="4" fontWeight="bold">
        {t('gift.balance', { count: credits })}
      </Box>
      {list.isPending ? <Shape h="32" mb="5" /> : null}
      {list.isError && !list.data ? <ErrorNotice error={toApiError(list.error)} onRetry={() => void list.refetch()} /> : null}
      {list.data ? <GiftChoice name={name} gifts={gifts} isMissing={asked && !chosen} onChoose={setWanted} /> : null}
    </Dialog>
  );
}
