import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, dieAt, type Config } from '#config';
import {
  AppError,
  codePoints,
  isErrorCode,
  type ChatId,
  type MemberId,
  type MessageView,
  type SendGiftBody,
  type SendMessageAnswer,
  type SendMessageBody,
} from '#contracts';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { logger } from '#observability';
import { Publisher } from '#realtime';
import { SiteService } from '#site';
import { sentReactions } from './chats.events.js';
import { contentOf } from './chats.views.js';
import { kindCode, kindOf, priceOf, type Parcel } from './prices.policy.js';
import { RefusalsService } from './refusals.service.js';

type SentRow =
  | { readonly error: string; readonly at: Date | null }
  | {
      readonly error: null;
      readonly duplicate: boolean;
      readonly seq: number;
      readonly body: string;
      readonly kind: number;
      readonly cost: number;
      readonly at: Date;
      readonly receiver: string;
      readonly balance: number;
      readonly free_left: number;
    };

type Letter = { readonly clientId: string; readonly parcel: Parcel; readonly body: string };

export type Sender = { readonly id: MemberId; readonly siteId: string };

/** The hot path. Its rule stands in sql/accept_message.sql alone; this is what surrounds the one round trip. */
@Injectable()
export class SendingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly publisher: Publisher,
    private readonly outbox: Outbox,
    private readonly refusals: RefusalsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends a text once for each client id; a repeat gets the first answer again. Refusals are errors of the catalogue and change nothing. */
  async sendMessage(me: Sender, chatId: ChatId, { client_id, text }: SendMessageBody): Promise<SendMessageAnswer> {
    const { settings } = await this.sites.byId(me.siteId);
    if (codePoints(text) > settings.message_length) throw new AppError('message_too_long', { fields: { text: 'message_too_long' } });
    return this.accept(me, chatId, { clientId: client_id, parcel: { kind: 'text' }, body: text });
  }

  /** The same for a gift, which always costs its price. */
  sendGift(me: Sender, chatId: ChatId, { client_id, gift }: SendGiftBody): Promise<SendMessageAnswer> {
    return this.accept(me, chatId, { clientId: client_id, parcel: { kind: 'gift', gift }, body: gift });
  }

  private async accept(me: Sender, chatId: ChatId, { clientId, parcel, body }: Letter): Promise<SendMessageAnswer> {
    const { settings } = await this.sites.byId(me.siteId);
    const price = priceOf(parcel, settings);

    const [row] = await this.transactions.single<SentRow>(
      `select error, duplicate, seq, body, kind, cost, at, receiver, balance, free_left
         from chats.accept_message($1, $2, $3, $4::smallint, $5, $6, $7, $8, $9, $10, $11, $12::smallint, $13::smallint, $14, $15)`,
      [
        chatId,
        me.id,
        clientId,
        kindCode(parcel.kind),
        body,
        price.credits,
        price.mayBeFree,
        settings.free_conversations,
        settings.first_messages_new,
        settings.first_messages,
        settings.new_member_days,
        price.ledgerKind,
        price.contra,
        sentReactions.jobs,
        sentReactions.delays,
      ],
    );
    if (!row) throw new Error('accept_message answered nothing');
    if (row.error !== null) throw await this.refusal(row.error, row.at, me.id, chatId);

    const kind = kindOf(row.kind);
    const message: MessageView = {
      chat_id: chatId,
      seq: row.seq,
      client_id: clientId,
      sender_id: me.id,
      kind,
      ...contentOf(kind, row.body),
      cost: row.cost,
      at: row.at.toISOString(),
    };
    if (row.duplicate) {
      if (row.body !== body) logger.warn({ chatId, seq: row.seq }, 'a client id came again with something else');
    } else {
      dieAt(this.config, 'chats.committed');
      this.tell(message, row.receiver);
    }
    return { message, duplicate: row.duplicate, credits: row.balance, free_messages_left: row.free_left };
  }

  private async refusal(code: string, retryAt: Date | null, me: MemberId, chatId: ChatId): Promise<AppError> {
    if (code === 'blocked' || code === 'blocked_by_you') return this.refusals.ofBlock(code, me, chatId);
    return new AppError(isErrorCode(code) ? code : 'generic', { ...(retryAt && { retryAt }) });
  }

  /** After the commit, best effort: the receiver's and the sender's windows, and the relay when something is due at once. */
  private tell(message: MessageView, receiver: string): void {
    this.publisher.toMembers([receiver, message.sender_id], 'chat.message', { v: 1, message });
    if (sentReactions.isUrgent) void this.outbox.kick().catch(() => undefined);
  }
}
