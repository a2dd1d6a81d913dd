import { Box, Flex } from '@chakra-ui/react';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { useMe } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { Dialog } from '#member/ui/Dialog';
import { ErrorNotice } from '#member/ui/Notice';
import { Shape } from '#member/ui/Skeletons';
import { useGiftName, useGifts } from '../hooks/use-gifts';
import { enqueue } from '../state/outbox';
import { GiftPicture } from './GiftPicture';
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
  const nameOf = useGiftName();
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
      {list.data ? (
        <ChoiceCards
          name="gift"
          columns={2}
          label={t('gift.choose')}
          hint={gifts.length > 0 ? t('gift.text', { name }) : t('gift.none')}
          error={asked && !chosen ? t('gift.choose_first') : undefined}
          options={gifts.map((gift) => ({
            value: gift.id,
            label: (
              <Flex as="span" align="center" columnGap="3" rowGap="1" wrap="wrap">
                <GiftPicture gift={gift} size="small" decorative />
                <Box as="span" flex="1 1 6rem" minW="0">
                  {nameOf(gift)}
                  <Box as="span" display="block" textStyle="small" fontWeight="normal" color="ink.soft">
                    {price(gift.credits)}
                  </Box>
                </Box>
              </Flex>
            ),
          }))}
          onChange={({ currentTarget: { value } }) => setWanted(value)}
        />
      ) : null}
    </Dialog>
  );
}
