import { Box, Flex } from '@chakra-ui/react';
import { Gift } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { giftIds, type GiftId } from '#contracts';
import { useMe } from '#member/shared/state/session';
import { ActionButton } from '#member/ui/ActionButton';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { Dialog } from '#member/ui/Dialog';
import { enqueue } from '../state/outbox';
import { GiftPicture } from './GiftPicture';
import { useGiftPriceWords } from './words';

interface GiftDialogProps {
  readonly chatId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Choose one of twelve, see what it costs, give it. */
export default function GiftDialog({ chatId, name, onClose }: GiftDialogProps) {
  const { t } = useTranslation('chat');
  const { id: me, credits } = useMe();
  const price = useGiftPriceWords();
  const [chosen, setChosen] = useState<GiftId | null>(null);
  const [asked, setAsked] = useState(false);
  const give = () => {
    if (!chosen) {
      setAsked(true);
      document.querySelector<HTMLInputElement>('input[name=gift]')?.focus();
      return;
    }
    enqueue({ client_id: crypto.randomUUID(), member_id: me, chat_id: chatId, text: '', gift: chosen });
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
                {price(chosen)}
              </Box>
            ) : null}
          </Box>
        </ActionButton>
      }
    >
      <Box mb="4" fontWeight="bold">
        {t('gift.balance', { count: credits })}
      </Box>
      <ChoiceCards
        name="gift"
        columns={2}
        label={t('gift.choose')}
        hint={t('gift.text', { name })}
        error={asked && !chosen ? t('gift.choose_first') : undefined}
        options={giftIds.map((gift) => ({
          value: gift,
          label: (
            <Flex as="span" align="center" columnGap="3" rowGap="1" wrap="wrap">
              <GiftPicture gift={gift} size="small" decorative />
              <Box as="span" flex="1 1 6rem" minW="0">
                {t(`gift.names.${gift}`)}
                <Box as="span" display="block" textStyle="small" fontWeight="normal" color="ink.soft">
                  {price(gift)}
                </Box>
              </Box>
            </Flex>
          ),
        }))}
        onChange={({ currentTarget: { value } }) => setChosen(giftIds.find((gift) => gift === value) ?? null)}
      />
    </Dialog>
  );
}
