import { useMemo } from 'react';
import type { ChatView } from '#contracts';
import { useMyId } from '#member/shared/state/session';
import type { Outgoing } from '../model/outbox';
import type { Thread } from '../model/thread';
import { timeline, type Block } from '../model/timeline';
import { useNewLine } from './use-new-line';

/** The conversation as it is read: nothing as long as its messages are not there. */
export function useBlocks(chat: ChatView, thread: Thread | undefined, outgoing: readonly Outgoing[]): readonly Block[] {
  const me = useMyId();
  const newFrom = useNewLine(chat, thread, me);
  const { fraud_note: note } = chat;
  return useMemo(() => (thread ? timeline(thread, outgoing, me, newFrom, note) : []), [thread, outgoing, me, newFrom, note]);
}
