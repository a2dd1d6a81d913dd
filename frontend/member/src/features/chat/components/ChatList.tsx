import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toApiError } from '#kit';
import { LinkButton } from '../../../ui/ActionButton';
import { LetterDrawing } from '../../../ui/drawings';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorNotice, Notice, useErrorWords } from '../../../ui/Notice';
import { ListSkeleton } from '../../../ui/Skeletons';
import { useRemovalFailure } from '../hooks/removal-failure';
import { useChats } from '../hooks/use-chats';
import { useMinute } from '../hooks/use-minute';
import { useOnline } from '../hooks/use-presence';
import { ChatRow } from './ChatRow';

/** The conversations of the member, newest first: beside the thread on a desktop, a screen of its own elsewhere. */
export function ChatList({ currentId }: { readonly currentId?: string }) {
  const chats = useChats();
  return (
    <>
      <RemovalFailure />
      <List chats={chats} currentId={currentId} />
    </>
  );
}

function RemovalFailure() {
  const { t } = useTranslation('chat');
  const words = useErrorWords();
  const error = useRemovalFailure();
  if (!error) return null;
  return (
    <Box mb="4">
      <Notice tone="danger" live title={t('remove.failed')}>
        {words(error)}
      </Notice>
    </Box>
  );
}

function List({ chats, currentId }: { readonly chats: ReturnType<typeof useChats>; readonly currentId?: string }) {
  const { t } = useTranslation('chat');
  const now = useMinute();
  const isOnline = useOnline();
  if (chats.isPending) return <ListSkeleton rows={4} />;
  if (!chats.data) return <ErrorNotice error={toApiError(chats.error)} onRetry={() => void chats.refetch()} />;
  if (chats.data.chats.length === 0) {
    return (
      <EmptyState
        drawing={<LetterDrawing />}
        title={t('list.empty_title')}
        action={<LinkButton to="/members">{t('list.empty_action')}</LinkButton>}
      >
        {t('list.empty_text')}
      </EmptyState>
    );
  }
  return (
    <Box as="ul" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" aria-label={t('list.label')}>
      {chats.data.chats.map((chat) => (
        <ChatRow key={chat.id} chat={chat} current={chat.id === currentId} online={isOnline(chat)} now={now} />
      ))}
    </Box>
  );
}
