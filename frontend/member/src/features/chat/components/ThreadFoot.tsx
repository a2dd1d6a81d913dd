import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ChatView } from '#contracts';
import { useFictionalWords } from '#member/ui/fictional-words';
import { Notice } from '#member/ui/Notice';
import { takesMessages } from '../model/takes-messages';
import { Composer } from './Composer';

/** The composer, or the sentence that says why there is none. */
export function ThreadFoot({ chat, name }: { readonly chat: ChatView; readonly name: string }) {
  const { t } = useTranslation('chat');
  const { warning } = useFictionalWords();
  if (takesMessages(chat)) return <Composer chatId={chat.id} name={name} />;
  return (
    <Box bg="surface" px={{ base: '3', md: '6' }} pt="3" pb="calc(0.75rem + env(safe-area-inset-bottom))" flexShrink={0}>
      {chat.profile?.fictional ? (
        <Notice tone="warning">{warning}</Notice>
      ) : (
        <Notice>{chat.profile ? t('closed', { name }) : t('closed_former')}</Notice>
      )}
    </Box>
  );
}
