import { Injectable } from '@nestjs/common';
import type { CautionKind, MessageView } from '#contracts';
import { Outbox } from '#events';
import { Publisher } from '#realtime';
import { sentReactions } from '../chats.events.js';

/** What is told of a message after its commit, best effort: to the windows of both, and to the relay when something is due at once. */
@Injectable()
export class MessageHints {
  constructor(
    private readonly publisher: Publisher,
    private readonly outbox: Outbox,
  ) {}

  /** Only the receiver's windows are told what to be careful of. */
  tell(message: MessageView, receiver: string, cautions: readonly CautionKind[]): void {
    if (cautions.length === 0) this.publisher.toMembers([receiver, message.sender_id], 'chat.message', { v: 1, message });
    else {
      this.publisher.toMember(receiver, 'chat.message', { v: 1, message: { ...message, cautions: [...cautions] } });
      this.publisher.toMember(message.sender_id, 'chat.message', { v: 1, message });
    }
    const { isUrgent } = cautions.length > 0 ? sentReactions.flagged : sentReactions.usual;
    if (isUrgent) void this.outbox.kick().catch(() => undefined);
  }
}
