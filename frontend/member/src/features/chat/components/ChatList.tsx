import { Box } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatView } from '#contracts';
import { toApiError } from '#kit';
import { ActionButton, LinkButton } from '#member/ui/ActionButton';
import { LetterDrawing } from '#member/ui/drawings';
import { EmptyState } from '#member/ui/EmptyState';
import { Field } from '#member/ui/Field';
import { ErrorNotice } from '#member/ui/Notice';
import { ListSkeleton } from '#member/ui/Skeletons';
import { VisuallyHidden } from '#member/ui/VisuallyHidden';
import { useRemovals } from '../state/removals';
import { useChats } from '../hooks/use-chats';
import { useMinute } from '../hooks/use-minute';
import { useOnline } from '../hooks/use-presence';
import { searchedFrom, withName } from '../model/by-name';
import { remaining } from '../model/removals';
import { ChatRow } from './ChatRow';
import { useNameOf } from './words';

/** The conversations of the member, newest first: beside the thread on a desktop, a screen of its own elsewhere. */
export function ChatList({ currentId }: { readonly currentId?: string }) {
  const chats = useChats();
  const { underWay } = useRemovals();
  const { t } = useTranslation('chat');
  const nameOf = useNameOf();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  if (chats.isPending || !chats.data) {
    return (
      <Box px="2.5" py={chats.isPending ? '0' : '2.5'}>
        {chats.isPending ? <ListSkeleton rows={4} /> : <ErrorNotice error={toApiError(chats.error)} onRetry={() => void chats.refetch()} />}
      </Box>
    );
  }
  const all = remaining(chats.data.chats, underWay);
  if (all.length === 0) {
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
  const found = withName(all, name, ({ profile }) => nameOf(profile));
  return (
    <>
      {all.length >= searchedFrom || name ? (
        <Box px="2.5" pt="2.5">
          <form role="search" onSubmit={(event) => event.preventDefault()}>
            <Field
              ref={field}
              name="chat-name"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              label={t('list.search')}
              value={name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <VisuallyHidden role="status">{name.trim() ? t('list.found', { number: found.length }) : null}</VisuallyHidden>
          </form>
        </Box>
      ) : null}
      {found.length === 0 ? (
        <NobodyFound
          onAll={() => {
            setName('');
            field.current?.focus();
          }}
        />
      ) : (
        <Rows chats={found} currentId={currentId} />
      )}
    </>
  );
}

function NobodyFound({ onAll }: { readonly onAll: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <EmptyState
      drawing={<LetterDrawing />}
      title={t('list.none_title')}
      action={
        <ActionButton tone="outline" onClick={onAll}>
          {t('list.show_all')}
        </ActionButton>
      }
    >
      {t('list.none_text')}
    </EmptyState>
  );
}

function Rows({ chats, currentId }: { readonly chats: readonly ChatView[]; readonly currentId?: string }) {
  const { t } = useTranslation('chat');
  const now = useMinute();
  const online = useOnline();
  return (
    <Box as="ul" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" aria-label={t('list.label')}>
      {chats.map((chat) => (
        <ChatRow key={chat.id} chat={chat} current={chat.id === currentId} online={online(chat)} now={now} />
      ))}
    </Box>
  );
}
