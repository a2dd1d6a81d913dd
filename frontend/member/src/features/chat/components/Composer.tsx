import { Box, Flex } from '@chakra-ui/react';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLink } from '#member/shared/state/connection';
import { SaidNotice } from '#member/ui/SaidNotice';
import { useComposer } from '../hooks/use-composer';
import { EmojiButton } from './EmojiButton';
import { GifButton } from './GifButton';
import { GiftButton } from './GiftButton';
import { MessageField } from './MessageField';
import { PhotoButton } from './PhotoButton';
import { SendButton } from './SendButton';

/** On a desktop the tools stand beside the text, two by two: the conversation keeps the height. Larger letters need the width. */
const besideIt = {
  'html[data-text="100"] &': {
    flexDirection: { xl: 'row' },
    columnGap: '3',
    '& > [data-tools]': { display: { xl: 'grid' }, gridTemplateColumns: 'auto auto', alignContent: 'space-between', gap: { xl: '1' } },
    '& > [data-tools] > *': { justifyContent: { xl: 'flex-start' }, px: { xl: '2' } },
    '& [type=submit]': { px: { xl: '4' } },
  },
};

interface ComposerProps {
  readonly chatId: string;
  readonly name: string;
}

/** Where a message is written, with the large button that sends it, and the tools for everything that is no text. */
export const Composer = memo(function Composer({ chatId, name }: ComposerProps) {
  const { t } = useTranslation('chat');
  const online = useLink() === 'online';
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useComposer(chatId, field);
  return (
    <Box
      bg="surface"
      px={{ base: '3', md: '6' }}
      pt="3"
      pb="calc(0.75rem + env(safe-area-inset-bottom))"
      flexShrink={0}
      borderTopWidth="1px"
      borderColor="hairline"
    >
      {online ? null : (
        <Box mb="3">
          <SaidNotice tone="warning">{t('composer.offline')}</SaidNotice>
        </Box>
      )}
      <Flex direction="column" gap="1.5" css={besideIt}>
        <Flex asChild flex="1" minW="0" gap="3" direction={{ base: 'column', sm: 'row' }} align="stretch">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              composing.send();
            }}
          >
            <MessageField ref={field} chatId={chatId} name={name} composing={composing} />
            <SendButton />
          </form>
        </Flex>
        <Flex gap={{ base: '1', sm: '2' }} wrap="wrap" css={{ '& > *': { flex: { base: '1 1 20%', sm: '0 1 auto' } } }} data-tools>
          <PhotoButton chatId={chatId} name={name} />
          <EmojiButton chatId={chatId} />
          <GifButton chatId={chatId} />
          <GiftButton chatId={chatId} name={name} />
        </Flex>
      </Flex>
    </Box>
  );
});
