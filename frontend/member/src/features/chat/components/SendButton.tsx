import { Box, Flex } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#member/ui/ActionButton';
import { messageHeight } from './message-height';
import { usePriceWords } from './words';

/** Says what the message costs. */
export function SendButton() {
  const { t } = useTranslation('chat');
  const price = usePriceWords();
  return (
    <ActionButton
      type="submit"
      px={{ base: 'min({spacing.6}, 5vw)', sm: '6' }}
      py={{ base: '1.5', sm: '2.5' }}
      alignSelf={{ base: 'stretch', sm: 'flex-start' }}
      maxW={{ sm: '44%' }}
      minH={{ base: 'min({sizes.action}, 14vw)', sm: messageHeight.sm }}
      icon={<Send size="1.4rem" aria-hidden />}
    >
      <Flex
        as="span"
        direction={{ base: 'row', sm: 'column' }}
        wrap={{ base: 'wrap', sm: 'nowrap' }}
        align={{ base: 'baseline', sm: 'flex-start' }}
        columnGap="2.5"
        textAlign="start"
        lineHeight="snug"
      >
        <Box as="span" fontWeight="bold" fontSize={{ base: 'min({fontSizes.md}, 5.8vw)', sm: 'inherit' }}>
          {t('composer.send')}
        </Box>
        <Box as="span" textStyle="small" textWrap="balance" fontSize={{ base: 'min({fontSizes.sm}, 5.2vw)', sm: 'sm' }}>
          {price}
        </Box>
      </Flex>
    </ActionButton>
  );
}
