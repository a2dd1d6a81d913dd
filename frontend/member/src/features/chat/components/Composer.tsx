import { Box, chakra, Flex } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe, useSettings } from '#member/shared/state/session';
import { inputRecipe } from '#member/theme/recipes';
import { ActionButton } from '#member/ui/ActionButton';
import { Notice } from '#member/ui/Notice';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { setDraft, useDraft } from '#member/shared/state/drafts';
import { enqueue } from '../state/outbox';
import { noteTyping, resetTyping } from '../state/typing';
import { useLink } from '#member/shared/state/connection';
import { lengthOf } from '../model/length';
import { EmojiButton } from './EmojiButton';
import { GifButton } from './GifButton';
import { GiftButton } from './GiftButton';
import { PhotoButton } from './PhotoButton';
import { usePriceWords } from './words';

/** Three lines of the text and the margins around them; the largest letters leave more of the window to the conversation. */
const threeLines = 'calc(3 * 1.55em + 1.5rem)';
const height = { base: `min(${threeLines}, 17dvh)`, sm: `min(${threeLines}, 14dvh)` };

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

const Area = chakra('textarea', inputRecipe, { defaultProps: { kind: 'area', dir: 'auto' } });

interface ComposerProps {
  readonly chatId: string;
  readonly name: string;
}

/** Where a message is written: Enter begins a new line, the large button sends and says what it costs. */
export function Composer({ chatId, name }: ComposerProps) {
  const { t } = useTranslation('chat');
  const me = useMe();
  const { message_length } = useSettings();
  const price = usePriceWords();
  const online = useLink() === 'online';
  const text = useDraft(chatId);
  const area = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState(false);
  const { left, near, over } = lengthOf(text, message_length);
  const empty = text.trim() === '';
  useEffect(() => setAsked(false), [chatId, text]);

  const send = () => {
    if (empty || over) {
      setAsked(true);
      area.current?.focus();
      return;
    }
    enqueue({ client_id: crypto.randomUUID(), member_id: me.id, chat_id: chatId, text: text.trim() });
    setDraft(chatId, '');
    resetTyping(chatId);
    area.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

  const problem = over ? t('composer.too_long', { count: -left }) : asked && empty ? t('composer.empty') : null;
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
          <Notice tone="warning" live>
            {t('composer.offline')}
          </Notice>
        </Box>
      )}
      <Flex direction="column" gap="1.5" css={besideIt}>
        <Flex asChild flex="1" minW="0" gap="3" direction={{ base: 'column', sm: 'row' }} align="stretch">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              send();
            }}
          >
            <Box flex="1" minW="0">
              <VisuallyHidden asChild>
                <label htmlFor="message">{t('composer.label', { name })}</label>
              </VisuallyHidden>
              <Area
                ref={area}
                id="message"
                name="message"
                rows={3}
                h={height}
                minH={height}
                placeholder={t('composer.label', { name })}
                maxH="40dvh"
                value={text}
                autoCapitalize="sentences"
                aria-describedby={problem ? 'message-problem' : undefined}
                aria-invalid={problem ? true : undefined}
                aria-keyshortcuts="Control+Enter"
                onChange={(event) => {
                  setDraft(chatId, event.currentTarget.value);
                  if (event.currentTarget.value.trim() !== '') noteTyping(chatId);
                }}
                onKeyDown={onKeyDown}
              />
              <Box aria-live="polite" textStyle="small">
                {problem ? (
                  <Box id="message-problem" mt="1" color="danger" fontWeight="medium">
                    {problem}
                  </Box>
                ) : near ? (
                  <Box mt="1" color="ink.soft">
                    {t('composer.left', { count: left })}
                  </Box>
                ) : null}
              </Box>
            </Box>
            <ActionButton
              type="submit"
              px={{ base: 'min({spacing.6}, 5vw)', sm: '6' }}
              py={{ base: '1.5', sm: '2.5' }}
              alignSelf={{ base: 'stretch', sm: 'flex-start' }}
              maxW={{ sm: '44%' }}
              minH={{ base: 'min({sizes.action}, 14vw)', sm: height.sm }}
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
}
