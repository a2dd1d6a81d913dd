import { useCallback, useState, type RefObject } from 'react';
import { draftOf, setDraft } from '#member/shared/state/drafts';
import { useMyId, useSettings } from '#member/shared/state/session';
import { lengthOf } from '../model/length';
import { enqueue } from '../state/outbox';
import { noteTyping, resetTyping } from '../state/typing';

export interface Composing {
  /** Somebody wanted to send what cannot be sent, and has written nothing since. */
  readonly isRefused: boolean;
  readonly write: (text: string) => void;
  readonly send: () => void;
}

/** Writing a draft that is kept, and sending it. The field keeps the focus. The text itself is the field's alone: each letter draws no more than that. */
export function useComposer(chatId: string, field: RefObject<HTMLTextAreaElement | null>): Composing {
  const me = useMyId();
  const { message_length: longest } = useSettings();
  const [isRefused, setRefused] = useState(false);
  const write = useCallback(
    (next: string) => {
      setRefused(false);
      setDraft(chatId, next);
      if (next.trim() !== '') noteTyping(chatId);
    },
    [chatId],
  );
  const send = useCallback(() => {
    const draft = draftOf(chatId);
    const text = draft.trim();
    const canBeSent = text !== '' && !lengthOf(draft, longest).over;
    setRefused(!canBeSent);
    if (canBeSent) {
      enqueue({ client_id: crypto.randomUUID(), member_id: me, chat_id: chatId, text });
      setDraft(chatId, '');
      resetTyping(chatId);
    }
    field.current?.focus();
  }, [chatId, field, longest, me]);
  return { isRefused, write, send };
}
