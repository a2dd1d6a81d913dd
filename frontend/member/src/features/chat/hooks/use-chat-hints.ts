import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PresenceAnswer } from '#contracts';
import { onCatchUp, onHint } from '#member/shared/state/hints';
import { useMyId } from '#member/shared/state/session';
import { hasGap, withDelivered, withMessage, withRead, type Thread } from '../model/thread';
import { catchUpSoon } from '../state/catch-up';
import { threadKey } from '../state/thread-query';
import { endTyping, hearTyping } from '../state/typing';
import { chatKey } from './use-chat';
import { presenceKey, withPresence } from './use-presence';

/** Lays the hints of the socket over the messages that this device knows, and fetches where one is missing. The list of conversations is `useFeed`'s. */
export function useChatHints(): void {
  const queries = useQueryClient();
  const me = useMyId();
  useEffect(() => {
    const changeThread = (id: string, change: (thread: Thread) => Thread) =>
      queries.setQueryData<Thread>(threadKey(id), (thread) => thread && change(thread));
    const stops = [
      onHint('chat.message', ({ message }) => {
        if (message.sender_id !== me) endTyping(message.chat_id);
        const key = threadKey(message.chat_id);
        changeThread(message.chat_id, (thread) => withMessage(thread, message));
        const thread = () => queries.getQueryData<Thread>(key);
        const missing = () => {
          const known = thread();
          return known ? hasGap(known) || known.lastSeq < message.seq : false;
        };
        // The first page may be on its way, made before this message: then nothing is known yet, but the answer will need a look.
        if (missing() || (!thread() && queries.isFetching({ queryKey: key }) > 0)) catchUpSoon(queries, key, () => !thread() || missing());
      }),
      onHint('chat.read', ({ chat_id, read_by_them }) => changeThread(chat_id, (thread) => withRead(thread, read_by_them))),
      onHint('chat.delivered', ({ chat_id, delivered_to_them }) =>
        changeThread(chat_id, (thread) => withDelivered(thread, delivered_to_them)),
      ),
      onHint('chat.typing', ({ chat_id }) => hearTyping(chat_id)),
      onHint('presence', (news) => queries.setQueryData<PresenceAnswer>(presenceKey, (known) => known && withPresence(known, news))),
      onHint('chat.gone', ({ chat_id }) => {
        endTyping(chat_id);
        queries.removeQueries({ queryKey: threadKey(chat_id), type: 'inactive' });
        // An open conversation asks again, and hears why it is gone.
        void queries.resetQueries({ queryKey: chatKey(chat_id) });
      }),
      onCatchUp(() => {
        void queries.refetchQueries({ queryKey: ['thread'], type: 'active' });
        // Who came while the first answer was on its way was told of too early: that answer is waited for, and asked after.
        catchUpSoon(queries, presenceKey, () => true);
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [queries, me]);
}
