import { Injectable } from '@nestjs/common';
import type { ChatId, MemberId } from '#contracts';
import type { Tx } from '#database';
import type { SiteSettings } from '#site';
import type { sentReactions } from '../chats.events.js';
import type { MessageDetails, Price } from '../messages/index.js';

export type AcceptedRow = {
  readonly duplicate: boolean;
  readonly seq: number;
  readonly body: string;
  readonly details: MessageDetails | null;
  readonly kind: number;
  readonly cost: number;
  readonly at: Date;
  readonly receiver: string;
  readonly balance: number;
  readonly free_left: number;
};
export type SentRow = { readonly error: string; readonly at: Date | null } | (AcceptedRow & { readonly error: null });

export type NewMessage = {
  readonly chatId: ChatId;
  readonly sender: MemberId;
  readonly clientId: string;
  readonly kind: number;
  readonly body: string;
  readonly details: MessageDetails | null;
  readonly price: Price;
};

/** What holds for all messages that are accepted together: the settings of their site, and what follows from them. */
export type SendingTerms = {
  readonly rules: Pick<SiteSettings, 'free_conversations' | 'first_messages_new' | 'first_messages' | 'new_member_days'>;
  readonly reactions: Pick<(typeof sentReactions)['usual'], 'jobs' | 'delays'>;
};

export type TracedMessage = {
  readonly chatId: ChatId;
  readonly receiver: string;
  readonly jobs: readonly string[];
  readonly trace: string;
};

/** The call of sql/accept_batch.sql, where the rule of sending stands alone: one round trip. */
@Injectable()
export class SendingRepository {
  /** One row for each message, in their order. */
  async accept(tx: Tx, messages: readonly NewMessage[], { rules, reactions }: SendingTerms): Promise<SentRow[]> {
    const rows = await tx.query<SentRow & { readonly n: number }>(
      `select n, error, duplicate, seq, body, details, kind, cost, at, receiver, balance, free_left
         from chats.accept_batch(row(
                $1::uuid[], $2::uuid[], $3::uuid[], $4::smallint[], $5::text[], $6::jsonb[], $7::int[], $8::boolean[], $9::text[],
                $10::int, $11::int, $12::int, $13::int, $14::text[], $15::int[])::chats.message_batch)`,
      [
        messages.map(({ chatId }) => chatId),
        messages.map(({ sender }) => sender),
        messages.map(({ clientId }) => clientId),
        messages.map(({ kind }) => kind),
        messages.map(({ body }) => body),
        messages.map(({ details }) => details && JSON.stringify(details)),
        messages.map(({ price }) => price.credits),
        messages.map(({ price }) => price.mayBeFree),
        messages.map(({ price }) => price.reason),
        rules.free_conversations,
        rules.first_messages_new,
        rules.first_messages,
        rules.new_member_days,
        reactions.jobs,
        reactions.delays,
      ],
    );
    const byPlace = new Map(rows.map((row) => [row.n, row]));
    return messages.map((_message, index) => {
      const row = byPlace.get(index + 1);
      if (!row) throw new Error('accept_batch answered nothing');
      return row;
    });
  }

  /** Notes where what follows from a message stands in its trace, unless it follows from an earlier one too. */
  async noteTrace(tx: Tx, { chatId, receiver, jobs, trace }: TracedMessage): Promise<void> {
    await tx.query(
      `update events.outbox set trace = $4
        where reaction = any($3::text[]) and key = md5($1::uuid::text || $2::uuid::text)::uuid and trace is null`,
      [chatId, receiver, jobs, trace],
    );
  }

  /** What was sent under the same client id before. */
  async before(tx: Tx, chatId: ChatId, sender: MemberId, clientId: string): Promise<AcceptedRow | undefined> {
    const [row] = await tx.query<AcceptedRow>(
      `select duplicate, seq, body, details, kind, cost, at, receiver, balance, free_left from chats.find_sent($1, $2, $3)`,
      [chatId, sender, clientId],
    );
    return row;
  }
}
