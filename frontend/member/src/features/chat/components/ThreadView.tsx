import { Box, Flex } from '@chakra-ui/react';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ChatView, MessageView } from '#contracts';
import { toApiError } from '#kit';
import { askToReport, type ReportQuestion } from '#member/shared/state/report-question';
import { useHead } from '#member/shared/hooks/use-head';
import { useMe } from '#member/shared/state/session';
import { useFictionalWords, useTitleAbout } from '#member/ui/fictional-words';
import { ErrorNotice, Notice } from '#member/ui/Notice';
import { ListSkeleton } from '#member/ui/Skeletons';
import { useOutgoing } from '../state/outbox';
import { useTyping } from '../state/typing';
import { useAnnounced, useFailuresAnnounced } from '../hooks/use-announced';
import { useNewLine } from '../hooks/use-new-line';
import { useOnline } from '../hooks/use-presence';
import { useReadPointer } from '../hooks/use-read-pointer';
import { useRemoveChat } from '../hooks/use-remove-chat';
import { useThread } from '../hooks/use-thread';
import { timeline, type Bubble } from '../model/timeline';
import { Composer } from './Composer';
import { Icebreakers } from './Icebreakers';
import { Messages } from './Messages';
import { RemoveDialog } from './RemoveDialog';
import { SafetyNote } from './SafetyNote';
import { ThreadHeader } from './ThreadHeader';
import { useNameOf } from './words';

/** One conversation: header, messages, and the composer or the sentence that stands in its place. */
export function ThreadView({ chat }: { readonly chat: ChatView }) {
  const { t } = useTranslation('chat');
  const me = useMe().id;
  const name = useNameOf()(chat.profile);
  const go = useNavigate();
  const [online, typing] = [useOnline()(chat), useTyping(chat.id)];
  const [removing, setRemoving] = useState(false);
  const remove = useRemoveChat();
  const { thread, older } = useThread(chat);
  const outgoing = useOutgoing(chat.id);
  useHead({ title: useTitleAbout()(t('thread.title', { name }), chat.profile), noIndex: true });
  useAnnounced(thread.data, me, name);
  useFailuresAnnounced(outgoing);
  useReadPointer(chat.id, thread.data?.lastSeq ?? 0, chat.num_unread_messages);

  const { report, onReport } = useReporting(chat, name, thread.data?.messages);
  const newFrom = useNewLine(chat, thread.data, me);
  const { fraud_note: note } = chat;
  const blocks = useMemo(
    () => (thread.data ? timeline(thread.data, outgoing, me, newFrom, note) : []),
    [thread.data, outgoing, me, newFrom, note],
  );
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
        onRemove={chat.last_seq > 0 ? () => setRemoving(true) : undefined}
        onReport={report && (() => report())}
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
        <Box flex="1" minH="0" p="6" position="relative" overflowY="auto">
          {thread.error ? (
            <ErrorNotice error={toApiError(thread.error)} onRetry={() => void thread.refetch()} />
          ) : (
            <ListSkeleton rows={4} />
          )}
        </Box>
      )}
      <Foot chat={chat} name={name} />
      <RemoveDialog
        name={name}
        open={removing}
        onClose={() => setRemoving(false)}
        onConfirm={() => {
          setRemoving(false);
          remove.mutate({ id: chat.id, name, lastSeq: Math.max(chat.last_seq, thread.data?.lastSeq ?? 0) });
          void go('/chats', { replace: true });
        }}
      />
    </Flex>
  );
}

/** Reporting the conversation or a message. Who left has no card any more; who wrote here can be reported all the same. */
function useReporting(chat: ChatView, name: string, messages: readonly MessageView[] | undefined) {
  const me = useMe().id;
  const other = chat.profile?.id ?? messages?.find(({ sender_id }) => sender_id !== me)?.sender_id;
  const fictional = chat.profile?.fictional ?? false;
  const report = useMemo(
    () =>
      other &&
      ((message?: ReportQuestion['message']) =>
        askToReport({ id: other, name, fictional, chat: chat.id, leaveTo: '/chats', ...(message && { message }) })),
    [other, name, fictional, chat.id],
  );
  const onReport = useMemo(() => report && (({ seq, text }: Bubble) => report(seq === undefined ? undefined : { seq, text })), [report]);
  return { report, onReport };
}

/** A closed or fictional account takes none. */
const takesMessages = ({ state, profile }: ChatView): boolean => state === 'open' && !profile?.fictional;

/** The composer, or the sentence that says why there is none. */
function Foot({ chat, name }: { readonly chat: ChatView; readonly name: string }) {
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
