import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ChatView } from '#contracts';
import { useRemoveChat } from './use-remove-chat';

/** The question whether the open conversation shall be deleted, and what follows from a yes. */
export function useRemoving({ id, last_seq: listedSeq }: ChatView, name: string, shownSeq = 0) {
  const go = useNavigate();
  const remove = useRemoveChat();
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(() => setAsked(true), []);
  const onClose = () => setAsked(false);
  const onConfirm = () => {
    setAsked(false);
    remove.mutate({ id, name, lastSeq: Math.max(listedSeq, shownSeq) });
    void go('/chats', { replace: true });
  };
  return { ask, dialog: { open: isAsked, onClose, onConfirm } };
}
