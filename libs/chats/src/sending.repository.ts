import { Injectable } from '@nestjs/common';
import type { ChatId, MemberId } from '#contracts';
import type { Tx } from '#database';
import type { SiteSettings } from '#site';
import type { sentReactions } from './chats.events.js';
import type { MessageDetails } from './message-details.js';
import type { Price } from './prices.policy.js';

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
  readonly rules: Pick<SiteSettings, 'free_conversations' | 'first_messages_new' | 'first_messages' | 'new_member_days'>;
  readonly reactions: Pick<(typeof sentReactions)['usual'], 'jobs' | 'delays'>;
};

/** The call of sql/accept_message.sql, where the rule of sending stands alone: one round trip. */
@Injectable()
export class SendingRepository {
  async accept(tx: Tx, { chatId, sender, clientId, kind, body, details, price, rules, reactions }: NewMessage): Promise<SentRow> {
    const [row] = await tx.query<SentRow>(
      `select error, duplicate, seq, body, details, kind, cost, at, receiver, balance, free_left
         from chats.accept_message($1, $2, $3, $4::smallint, $5, $6::jsonb, $7, $8, $9, $10, $11, $12, $13, $14, $15)`,
      [
        chatId,
        sender,
        clientId,
        kind,
        body,
        details && JSON.stringify(details),
        price.credits,
        price.mayBeFree,
        rules.free_conversations,
        rules.first_messages_new,
        rules.first_messages,
        rules.new_member_days,
        price.reason,
        reactions.jobs,
        reactions.delays,
      ],
    );
    if (!row) throw new Error('accept_message answered nothing');
    return row;
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
