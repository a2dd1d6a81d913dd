import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageView, SendMessageAnswer } from '#contracts';
import type { ApiError } from '#kit';
import { askForNews, feedKey, type Feed } from '#member/shared/api/feed';
import { holds, withMessage as withMessageInFeed } from '#member/shared/model/feed';
import { userKey } from '#member/shared/api/user';
import { useSession } from '#member/shared/state/session';
import { useErrorWords } from '#member/ui/Notice';
import { toast } from '#member/ui/toasts';
import { giftsKey } from '../api/gifts';
import { kindOf, type Outgoing } from '../model/outbox';
import { hasGap, withMessage, type Thread } from '../model/thread';
import { catchUpSoon } from '../state/catch-up';
import { giveBack } from '#member/shared/state/drafts';
import { mayBeTakenLater, startOutbox } from '../state/outbox';
import { setRefusal } from '../state/refusals';
import { threadKey } from '../state/thread-query';

/** Sends what lies in the outbox; the answer patches the conversation, the list and the member's allowance. */
export function useOutbox(): void {
  const queries = useQueryClient();
  const { user, setUser } = useSession();
  const { t } = useTranslation();
  const words = useErrorWords();
  const me = user?.id;

  const sent = useEffectEvent((message: MessageView, { credits, free_messages_left }: SendMessageAnswer) => {
    const key = threadKey(message.chat_id);
    queries.setQueryData<Thread>(key, (thread) => thread && withMessage(thread, message));
    const gap = () => {
      const thread = queries.getQueryData<Thread>(key);
      return thread !== undefined && hasGap(thread);
    };
    if (gap()) catchUpSoon(queries, key, gap);

    const feed = queries.setQueryData<Feed>(feedKey, (known) => known && withMessageInFeed(known, message, message.sender_id));
    if (feed && !holds(feed, message)) void askForNews(queries);

    if (!user) return;
    setUser({ ...user, credits, free_messages_left });
    // The first message of a conversation counts against those that a free member may start.
    if (message.seq === 1) void queries.invalidateQueries({ queryKey: userKey });
  });

  const refused = useEffectEvent((item: Outgoing, error: ApiError) => {
    const what = kindOf(item);
    if (what === 'text') giveBack(item.chat_id, item.text);
    const restored = what === 'text' ? 'text' : what === 'photo' && mayBeTakenLater(error) ? 'photo' : null;
    setRefusal({ chatId: item.chat_id, error, what, giftCredits: item.credits ?? null, restored });
    const path = `/chats/${item.chat_id}`;
    if (window.location.pathname !== path) toast(words(error), { tone: 'warning', to: path, linkText: t('nav.messages') });
    if (what === 'gift') void queries.invalidateQueries({ queryKey: giftsKey });
    // What the list says of this conversation is out of date.
    void queries.invalidateQueries({ queryKey: feedKey });
  });

  useEffect(() => {
    if (!me) return;
    return startOutbox(me, { onSent: (message, answer) => sent(message, answer), onRefused: (item, error) => refused(item, error) });
  }, [me]);
}
