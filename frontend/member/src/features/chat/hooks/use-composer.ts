import { useEffect, useState, type RefObject } from 'react';
import { setDraft, useDraft } from '#member/shared/state/drafts';
import { useMe, useSettings } from '#member/shared/state/session';
import { lengthOf, type Length } from '../model/length';
import { enqueue } from '../state/outbox';
import { noteTyping, resetTyping } from '../state/typing';

export interface Composing {
  readonly text: string;
  readonly length: Length;
  /** Somebody wanted to send nothing. */
  readonly isEmptySent: boolean;
  readonly write: (text: string) => void;
  readonly send: () => void;
}

/** What is being written in a conversation: a draft that is kept, and sending it. The field keeps the focus. */
export function useComposer(chatId: string, field: RefObject<HTMLTextAreaElement | null>): Composing {
  const me = useMe();
  const { message_length: longest } = useSettings();
  const text = useDraft(chatId);
  const [asked, setAsked] = useState(false);
  const length = lengthOf(text, longest);
  const isEmpty = text.trim() === '';
  useEffect(() => setAsked(false), [chatId, text]);
  return {
    text,
    length,
    isEmptySent: asked && isEmpty,
    write: (next) => {
      setDraft(chatId, next);
      if (next.trim() !== '') noteTyping(chatId);
    },
    send: () => {
      if (isEmpty || length.over) setAsked(true);
      else {
        enqueue({ client_id: crypto.randomUUID(), member_id: me.id, chat_id: chatId, text: text.trim() });
        setDraft(chatId, '');
        resetTyping(chatId);
      }
      field.current?.focus();
    },
  };
}
