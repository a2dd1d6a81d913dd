import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, dieAt, type Config } from '#config';
import {
  AppError,
  codePoints,
  defaultLocale,
  isErrorCode,
  type ChatId,
  type GifRef,
  type Locale,
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
import { toMessageView } from './chats.views.js';
import { bodyOfGif } from './gifs/gif-body.js';
import { GifSearch } from './gifs/gif-search.js';
import { kindCode, priceOf, type Parcel } from './prices.policy.js';
import { RefusalsService } from './refusals.service.js';

type AcceptedRow = {
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
type SentRow = { readonly error: string; readonly at: Date | null } | (AcceptedRow & { readonly error: null });

type Letter = { readonly clientId: string; readonly parcel: Parcel; readonly body: string };

/** `language`: in which the title of a moving picture is kept. */
export type Sender = { readonly id: MemberId; readonly siteId: string; readonly language?: Locale };

const lookupFailures: ReadonlySet<string> = new Set(['gif_not_found', 'unavailable']);

/** The hot path. Its rule stands in sql/accept_message.sql alone; this is what surrounds the one round trip. */
@Injectable()
export class SendingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly publisher: Publisher,
    private readonly outbox: Outbox,
    private readonly refusals: RefusalsService,
    private readonly gifs: GifSearch,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sends a text or a moving picture once for each client id; a repeat gets the first answer again. Refusals are errors of the catalogue and
   * change nothing.
   */
  async sendMessage(me: Sender, chatId: ChatId, { client_id, text = '', gif }: SendMessageBody): Promise<SendMessageAnswer> {
    if (gif) return this.sendGif(me, chatId, client_id, gif);
    const { settings } = await this.sites.byId(me.siteId);
    if (codePoints(text) > settings.message_length) throw new AppError('message_too_long', { fields: { text: 'message_too_long' } });
    return this.accept(me, chatId, { clientId: client_id, parcel: { kind: 'text' }, body: text });
  }

  /** The same for a gift, which always costs its price. */
  sendGift(me: Sender, chatId: ChatId, { client_id, gift }: SendGiftBody): Promise<SendMessageAnswer> {
    return this.accept(me, chatId, { clientId: client_id, parcel: { kind: 'gift', gift }, body: gift });
  }

  private async sendGif(me: Sender, chatId: ChatId, clientId: string, ref: GifRef): Promise<SendMessageAnswer> {
    try {
      const gif = await this.gifs.find(ref, me.language ?? defaultLocale);
      return await this.accept(me, chatId, { clientId, parcel: { kind: 'gif' }, body: bodyOfGif(gif) });
    } catch (error) {
      // The picture may be gone, or its provider away, when the phone repeats what was sent long since: then the first answer still holds.
      const before = error instanceof AppError && lookupFailures.has(error.code) ? await this.sentBefore(me, chatId, clientId) : undefined;
      if (before) return before;
      throw error;
    }
  }

  private async sentBefore(me: Sender, chatId: ChatId, clientId: string): Promise<SendMessageAnswer | undefined> {
    const [row] = await this.transactions.single<AcceptedRow>(
      `select duplicate, seq, body, kind, cost, at, receiver, balance, free_left from chats.sent_before($1, $2, $3)`,
      [chatId, me.id, clientId],
    );
    return row && toAnswer(row, me.id, chatId, clientId);
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

    const answer = toAnswer(row, me.id, chatId, clientId);
    if (row.duplicate) {
      if (row.body !== body) logger.warn({ chatId, seq: row.seq }, 'a client id came again with something else');
    } else {
      dieAt(this.config, 'chats.committed');
      this.tell(answer.message, row.receiver);
    }
    return answer;
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

const toAnswer = (row: AcceptedRow, sender: MemberId, chatId: ChatId, clientId: string): SendMessageAnswer => ({
  message: toMessageView({ ...row, conversation_id: chatId, client_id: clientId, sender_id: sender }),
  duplicate: row.duplicate,
  credits: row.balance,
  free_messages_left: row.free_left,
});
