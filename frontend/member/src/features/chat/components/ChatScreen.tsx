import { Box, Flex, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { toApiError, type ApiError } from '#kit';
import { useHead } from '#member/shared/hooks/use-head';
import { LinkButton } from '#member/ui/ActionButton';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { NotFound } from '#member/ui/NotFound';
import { ErrorNotice, useErrorWords } from '#member/ui/Notice';
import { ListSkeleton } from '#member/ui/Skeletons';
import { useChat } from '../hooks/use-chat';
import { ChatList } from './ChatList';
import { RefusalDialog } from './RefusalDialog';
import { ThreadView } from './ThreadView';
import { useNameOf } from './words';

/** `/chats/:id`: the conversation, with the list beside it where there is room. */
export function ChatScreen() {
  const { id = '' } = useParams();
  const { chat, error, refetch } = useChat(id);
  const nameOf = useNameOf();
  // A refusal may take the conversation away: it is still told by the name that stood there.
  const [lastName, setLastName] = useState('');
  if (chat && nameOf(chat.profile) !== lastName) setLastName(nameOf(chat.profile));
  return (
    <SideBySide currentId={id}>
      <RefusalDialog chatId={id} name={lastName} />
      {chat ? (
        <ThreadView key={chat.id} chat={chat} />
      ) : (
        <NoThread error={error ? toApiError(error) : null} stoodHere={lastName !== ''} onRetry={() => void refetch()} />
      )}
    </SideBySide>
  );
}

interface SideBySideProps {
  readonly currentId?: string;
  readonly children: React.ReactNode;
}

export function SideBySide({ currentId, children }: SideBySideProps) {
  const { t } = useTranslation('chat');
  return (
    <Flex flex="1" minH="0" w="full" maxW="content" mx="auto">
      <Box
        as="aside"
        aria-label={t('title')}
        display={{ base: 'none', lg: 'block' }}
        w="22.5rem"
        flexShrink={0}
        position="relative"
        overflowY="auto"
        bg="surface"
        borderEndWidth="1px"
        borderColor="hairline"
        px="3.5"
        py="6"
      >
        <Heading as="h2" textStyle="h2" px="2.5" mb="4">
          {t('title')}
        </Heading>
        <ChatList currentId={currentId} />
      </Box>
      {children}
    </Flex>
  );
}

interface NoThreadProps {
  readonly error: ApiError | null;
  /** It was on the screen a moment ago: then it has gone, and was not always missing. */
  readonly stoodHere: boolean;
  readonly onRetry: () => void;
}

function NoThread({ error, stoodHere, onRetry }: NoThreadProps) {
  const blocked = error?.code === 'blocked';
  const missing = error?.status === 404 || error?.status === 422;
  return (
    <Box flex="1" minW="0" p="6" position="relative" overflowY="auto">
      {blocked || (missing && stoodHere) ? <Gone error={blocked ? error : null} /> : missing ? <NotFound /> : null}
      {blocked || missing ? null : <LoadingOrFailed error={error} onRetry={onRetry} />}
    </Box>
  );
}

function Gone({ error }: Pick<NoThreadProps, 'error'>) {
  const { t } = useTranslation('chat');
  const words = useErrorWords();
  useHead({ title: t('gone.title'), noIndex: true });
  return (
    <EmptyState
      headingLevel="h1"
      drawing={<LetterDrawing />}
      title={t('gone.title')}
      action={<LinkButton to="/chats">{t('gone.action')}</LinkButton>}
    >
      {error ? words(error) : t('gone.text')}
    </EmptyState>
  );
}

function LoadingOrFailed({ error, onRetry }: Pick<NoThreadProps, 'error' | 'onRetry'>) {
  const { t } = useTranslation('chat');
  useHead({ title: t('title'), noIndex: true });
  return error ? <ErrorNotice error={error} onRetry={onRetry} /> : <ListSkeleton rows={4} />;
}
