import { Box, Flex } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatView } from '#contracts';
import { toApiError } from '#kit';
import { useHead } from '#member/shared/hooks/use-head';
import { useMyId } from '#member/shared/state/session';
import { useTitleAbout } from '#member/ui/fictional-words';
import { ErrorNotice } from '#member/ui/Notice';
import { ListSkeleton } from '#member/ui/Skeletons';
import { useOutgoing } from '../state/outbox';
import { useTyping } from '../state/typing';
import { useAnnounced, useFailuresAnnounced } from '../hooks/use-announced';
import { useBlocks } from '../hooks/use-blocks';
import { useOnline } from '../hooks/use-presence';
import { useReadPointer } from '../hooks/use-read-pointer';
import { useRemoving } from '../hooks/use-removing';
import { useThread } from '../hooks/use-thread';
import { useReporting } from '../hooks/use-reporting';
import { takesMessages } from '../model/takes-messages';
import { Icebreakers } from './Icebreakers';
import { Messages } from './Messages';
import { RemoveDialog } from './RemoveDialog';
import { SafetyNote } from './SafetyNote';
import { ThreadFoot } from './ThreadFoot';
import { ThreadHeader } from './ThreadHeader';
import { useNameOf } from './words';

/** One conversation: header, messages, and the composer or the sentence that stands in its place. */
export function ThreadView({ chat }: { readonly chat: ChatView }) {
  const { t } = useTranslation('chat');
  const me = useMyId();
  const name = useNameOf()(chat.profile);
  const [online, typing] = [useOnline()(chat), useTyping(chat.id)];
  const { thread, older } = useThread(chat);
  const outgoing = useOutgoing(chat.id);
  const removing = useRemoving(chat, name, thread.data?.lastSeq);
  useHead({ title: useTitleAbout()(t('thread.title', { name }), chat.profile), noIndex: true });
  useAnnounced(thread.data, me, name);
  useFailuresAnnounced(outgoing);
  useReadPointer(chat.id, thread.data?.lastSeq ?? 0, chat.num_unread_messages);

  const { onReport, onReportAll } = useReporting(chat, name, thread.data?.messages);
  const blocks = useBlocks(chat, thread.data, outgoing);
  const loadOlder = older.mutate;
  const canWrite = takesMessages(chat);
  const onOlder = useCallback(() => loadOlder(), [loadOlder]);
  return (
    <Flex direction="column" flex="1" minW="0" minH="0">
      <ThreadHeader
        person={chat.profile}
        visible={chat.visible}
        online={online}
        typing={typing}
        // Where nothing was written there is nothing to delete.
        onRemove={chat.last_seq > 0 ? removing.ask : undefined}
        onReport={onReportAll}
      />
      {thread.data ? (
        <Messages
          chatId={chat.id}
          name={name}
          thread={thread.data}
          blocks={blocks}
          loadingOlder={older.isPending}
          olderError={older.error}
          onOlder={onOlder}
          onReport={onReport}
        >
          {canWrite && blocks.length === 0 && !thread.data.olderHidden ? <Icebreakers chatId={chat.id} name={name} /> : null}
          {canWrite ? <SafetyNote /> : null}
        </Messages>
      ) : (
        <ThreadLoading error={thread.error} onRetry={() => void thread.refetch()} />
      )}
      <ThreadFoot chat={chat} name={name} />
      <RemoveDialog name={name} {...removing.dialog} />
    </Flex>
  );
}

/** While the messages are on their way, or when they do not come. */
const ThreadLoading = ({ error, onRetry }: { readonly error: Error | null; readonly onRetry: () => void }) => (
  <Box flex="1" minH="0" p="6" position="relative" overflowY="auto">
    {error ? <ErrorNotice error={toApiError(error)} onRetry={onRetry} /> : <ListSkeleton rows={4} />}
  </Box>
);
