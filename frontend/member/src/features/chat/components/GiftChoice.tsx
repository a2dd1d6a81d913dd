import { Box, Flex } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { GiftView } from '#contracts';
import { ChoiceCards } from '#member/ui/ChoiceCards';
import { useGiftName } from '../hooks/use-gifts';
import { GiftPicture } from './GiftPicture';
import { useGiftPriceWords } from './words';

interface GiftChoiceProps {
  /** Of whoever gets it. */
  readonly name: string;
  readonly gifts: readonly GiftView[];
  /** Somebody wanted to give one and has chosen none. */
  readonly isMissing: boolean;
  readonly onChoose: (id: string) => void;
}

/** The gifts that can be sent now, each with what it costs. */
export function GiftChoice({ name, gifts, isMissing, onChoose }: GiftChoiceProps) {
  const { t } = useTranslation('chat');
  const price = useGiftPriceWords();
  const nameOf = useGiftName();
  return (
    <ChoiceCards
      name="gift"
      columns={2}
      label={t('gift.choose')}
      hint={gifts.length > 0 ? t('gift.text', { name }) : t('gift.none')}
      error={isMissing ? t('gift.choose_first') : undefined}
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
      onChange={({ currentTarget: { value } }) => onChoose(value)}
    />
  );
}
