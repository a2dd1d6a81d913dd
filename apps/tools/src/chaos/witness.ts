import type { ChatsAnswer, MessagesAnswer, MessageView, OrderView, SendMessageAnswer, UserAnswer } from '#contracts';
import type { HistoryLog } from '../history/history-log.js';
import type { Operation } from '../history/operation.js';

/** When something was asked and answered. */
export interface Asked {
  readonly start: number;
  readonly end: number;
}

type Without<Kind extends Operation> = Kind extends Operation ? Omit<Kind, 'who'> : never;

/** Notes what one member's device did and was told. Without a log it notes nothing. */
export class Witness {
  constructor(
    private readonly who: string,
    private readonly log?: HistoryLog,
  ) {}

  /** A try to send; `start` is when it began, and what came of it is undefined when no answer came, or none that is final. */
  tried(
    chat: string,
    message: string,
    start: number,
    outcome?: { readonly end: number; readonly taken?: SendMessageAnswer; readonly refused?: string },
  ): void {
    const { end = null, taken, refused = null } = outcome ?? {};
    const result = { seq: taken?.message.seq ?? null, repeat: taken?.duplicate ?? false, balance: taken?.credits ?? null, refused };
    this.note({ kind: 'send', start, end, chat, message, ...result });
  }

  heard({ chat_id: chat, seq, client_id: message }: MessageView): void {
    const now = performance.now();
    this.note({ kind: 'hint', start: now, end: now, chat, seq, message });
  }

  read({ start, end }: Asked, chat: string, { after, limit }: { after: number; limit: number }, answer: MessagesAnswer): void {
    const messages = answer.messages.map(({ seq, client_id }) => [seq, client_id] as const);
    this.note({ kind: 'page', start, end, chat, after, limit, last: answer.last_seq, hidesOlder: answer.older_hidden, messages });
  }

  fed({ start, end }: Asked, after: number, { chats, cursor, more }: ChatsAnswer): void {
    const open = chats.filter(({ state }) => state !== 'gone').map(({ id, last_seq }) => [id, last_seq] as const);
    this.note({ kind: 'feed', start, end, after, cursor, more, chats: open });
  }

  blocked(chat: string, { start, end }: Asked): void {
    this.note({ kind: 'block', start, end, chat });
  }

  sawCredits({ start, end }: Asked, { user }: UserAnswer): void {
    this.note({ kind: 'balance', start, end, balance: user.credits });
  }

  sawOrder({ start, end }: Asked, { payment_id: order, state }: OrderView): void {
    this.note({ kind: 'order', start, end, order, state });
  }

  /** `end` is null when it is not known whether they were used. */
  used(ref: string, start: number, end: number | null): void {
    this.note({ kind: 'debit', start, end, ref });
  }

  private note(operation: Without<Operation>): void {
    this.log?.note({ ...operation, who: this.who });
  }
}
