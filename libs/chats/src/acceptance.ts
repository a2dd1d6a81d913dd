import { Injectable } from '@nestjs/common';
import { cautionsIn } from '#cautions';
import {
  AppError,
  isErrorCode,
  type CautionKind,
  type ChatId,
  type Locale,
  type MemberId,
  type MessageKind,
  type MessageView,
  type SendMessageAnswer,
} from '#contracts';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { Publisher } from '#realtime';
import { SiteService } from '#site';
import { sentReactions } from './chats.events.js';
import { toMessageView } from './chats.views.js';
import { kindCode, priceOf, type Parcel } from './prices.policy.js';
import { RefusalsService } from './refusals.service.js';
import { isRepeatOf } from './repeats.policy.js';
import { SendingRepository, type AcceptedRow } from './sending.repository.js';

export type Letter = { readonly clientId: string; readonly parcel: Parcel; readonly body: string };
export type Accepted = { readonly answer: SendMessageAnswer; readonly receiver: string; readonly cautions: readonly CautionKind[] };

/** `language`: in which the title of a moving picture is kept. */
export type MessageSender = { readonly id: MemberId; readonly siteId: string; readonly language?: Locale };

/** The call of sql/accept_message.sql, where the rule of sending stands alone; and what everybody is told afterwards. */
@Injectable()
export class Acceptance {
  constructor(
    private readonly sending: SendingRepository,
    private readonly sites: SiteService,
    private readonly refusals: RefusalsService,
    private readonly publisher: Publisher,
    private readonly outbox: Outbox,
  ) {}

  /** Throws the refusals of the catalogue; then nothing was written. */
  async accept(tx: Tx, me: MessageSender, chatId: ChatId, { clientId, parcel, body }: Letter): Promise<Accepted> {
    const { settings } = await this.sites.byId(me.siteId);
    const price = priceOf(parcel, settings);
    const cautions = parcel.kind === 'text' ? cautionsIn(body) : [];
    const reactions = cautions.length > 0 ? sentReactions.flagged : sentReactions.usual;
    const row = await this.sending.accept(tx, {
      chatId,
      sender: me.id,
      clientId,
      kind: kindCode(parcel.kind),
      body,
      price,
      rules: settings,
      reactions,
    });
    if (row.error !== null) throw await this.refusal(tx, row.error, row.at, me.id, chatId);
    if (row.duplicate) assertRepeat(row, parcel.kind, body);
    return { answer: toAnswer(row, me.id, chatId, clientId), receiver: row.receiver, cautions };
  }

  /** What a repeat of the same client id gets, if it was sent; `message_changed` when something else was. */
  async before(tx: Tx, me: MessageSender, chatId: ChatId, { clientId, parcel, body }: Letter): Promise<SendMessageAnswer | undefined> {
    const row = await this.sending.before(tx, chatId, me.id, clientId);
    if (!row) return undefined;
    assertRepeat(row, parcel.kind, body);
    return toAnswer(row, me.id, chatId, clientId);
  }

  /**
   * After the commit, best effort: the windows of both, and the relay when something is due at once. Only the receiver's windows are told what to
   * be careful of.
   */
  tell(message: MessageView, receiver: string, cautions: readonly CautionKind[] = []): void {
    if (cautions.length === 0) this.publisher.toMembers([receiver, message.sender_id], 'chat.message', { v: 1, message });
    else {
      this.publisher.toMember(receiver, 'chat.message', { v: 1, message: { ...message, cautions: [...cautions] } });
      this.publisher.toMember(message.sender_id, 'chat.message', { v: 1, message });
    }
    const { isUrgent } = cautions.length > 0 ? sentReactions.flagged : sentReactions.usual;
    if (isUrgent) void this.outbox.kick().catch(() => undefined);
  }

  private async refusal(tx: Tx, code: string, retryAt: Date | null, me: MemberId, chatId: ChatId): Promise<AppError> {
    if (code === 'blocked' || code === 'blocked_by_you') return this.refusals.ofBlock(tx, code, me, chatId);
    return new AppError(isErrorCode(code) ? code : 'generic', { ...(retryAt && { retryAt }) });
  }
}

/** Nobody is told that words arrived which did not. */
function assertRepeat(row: AcceptedRow, kind: MessageKind, body: string): void {
  if (!isRepeatOf(row, kind, body)) throw new AppError('message_changed');
}

const toAnswer = (row: AcceptedRow, sender: MemberId, chatId: ChatId, clientId: string): SendMessageAnswer => ({
  message: toMessageView({ ...row, conversation_id: chatId, client_id: clientId, sender_id: sender }),
  duplicate: row.duplicate,
  credits: row.balance,
  free_messages_left: row.free_left,
});
