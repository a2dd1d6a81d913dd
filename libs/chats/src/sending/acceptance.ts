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
import { Transactions, type Tx } from '#database';
import { traces } from '#observability';
import { SiteService } from '#site';
import { sentReactions } from '../chats.events.js';
import { RefusalsService, toMessageView } from '../conversations/index.js';
import { kindCode, priceOf, type MessageContent, type MessageDetails } from '../messages/index.js';
import { MessageHints } from './message-hints.js';
import { isRepeatOf, type Sent } from './repeats.policy.js';
import { SendingBatches } from './sending-batches.js';
import { SendingRepository, type AcceptedRow, type NewMessage, type SendingTerms, type SentRow } from './sending.repository.js';

/** `body`: the words, the key of the gift, or what a picture shows; `details`: which picture. */
export type OutgoingMessage = {
  readonly clientId: string;
  readonly content: MessageContent;
  readonly body: string;
  readonly details?: MessageDetails | null;
};
export type Accepted = { readonly answer: SendMessageAnswer; readonly receiver: string; readonly cautions: readonly CautionKind[] };

type Asked = { readonly message: NewMessage; readonly terms: SendingTerms; readonly cautions: readonly CautionKind[] };

/** `language`: in which the title of a moving picture is kept. */
export type MessageSender = { readonly id: MemberId; readonly siteId: string; readonly language?: Locale };

/** What the rules of sending need to know of a message, what they answered, and what everybody is told afterwards. */
@Injectable()
export class Acceptance {
  constructor(
    private readonly sending: SendingRepository,
    private readonly batches: SendingBatches,
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly refusals: RefusalsService,
    private readonly hints: MessageHints,
  ) {}

  /** In a transaction of its own, shared with whatever else is waiting. Throws the refusals of the catalogue; then nothing of it was written. */
  async accept(me: MessageSender, chatId: ChatId, outgoing: OutgoingMessage): Promise<Accepted> {
    const asked = await this.asked(me, chatId, outgoing);
    const row = await this.batches.accept(asked.message, asked.terms);
    return this.transactions.read(async (tx) => {
      await this.noteTrace(tx, asked, row);
      return this.answer(tx, me, asked, outgoing, row);
    });
  }

  /** The same in a transaction that writes more than the message. */
  async acceptWithin(tx: Tx, me: MessageSender, chatId: ChatId, outgoing: OutgoingMessage): Promise<Accepted> {
    const asked = await this.asked(me, chatId, outgoing);
    const [row] = await this.sending.accept(tx, [asked.message], asked.terms);
    await this.noteTrace(tx, asked, row as SentRow);
    return this.answer(tx, me, asked, outgoing, row as SentRow);
  }

  /** Only where the request is traced: the statement that writes the message costs nobody else more. */
  private async noteTrace(tx: Tx, { message: { chatId }, terms: { reactions } }: Asked, row: SentRow): Promise<void> {
    const trace = traces().here();
    if (trace === undefined || row.error !== null || row.duplicate) return;
    await this.sending.noteTrace(tx, { chatId, receiver: row.receiver, jobs: reactions.jobs, trace });
  }

  private async asked(me: MessageSender, chatId: ChatId, { clientId, content, body, details = null }: OutgoingMessage): Promise<Asked> {
    const { settings } = await this.sites.byId(me.siteId);
    const cautions = content.kind === 'text' ? cautionsIn(body) : [];
    return {
      message: { chatId, sender: me.id, clientId, kind: kindCode(content.kind), body, details, price: priceOf(content, settings) },
      terms: { rules: settings, reactions: cautions.length > 0 ? sentReactions.flagged : sentReactions.usual },
      cautions,
    };
  }

  private async answer(
    tx: Tx,
    me: MessageSender,
    { message: { chatId, clientId }, cautions }: Asked,
    { content, body, details = null }: OutgoingMessage,
    row: SentRow,
  ): Promise<Accepted> {
    if (row.error !== null) throw await this.refusal(tx, row.error, row.at, me.id, chatId);
    if (row.duplicate) assertRepeat(row, content.kind, { body, details });
    return { answer: toAnswer(row, me.id, chatId, clientId), receiver: row.receiver, cautions };
  }

  /** What a repeat of the same client id gets, if it was sent; `message_changed` when something else was. */
  async before(
    tx: Tx,
    me: MessageSender,
    chatId: ChatId,
    { clientId, content, body, details = null }: OutgoingMessage,
  ): Promise<SendMessageAnswer | undefined> {
    const row = await this.sending.before(tx, chatId, me.id, clientId);
    if (!row) return undefined;
    assertRepeat(row, content.kind, { body, details });
    return toAnswer(row, me.id, chatId, clientId);
  }

  /** After the commit. */
  tell(message: MessageView, receiver: string, cautions: readonly CautionKind[] = []): void {
    this.hints.tell(message, receiver, cautions);
  }

  private async refusal(tx: Tx, code: string, retryAt: Date | null, me: MemberId, chatId: ChatId): Promise<AppError> {
    if (code === 'blocked' || code === 'blocked_by_you') return this.refusals.ofBlock(tx, code, me, chatId);
    return new AppError(isErrorCode(code) ? code : 'generic', { ...(retryAt && { retryAt }) });
  }
}

/** Nobody is told that words arrived which did not. */
function assertRepeat(row: AcceptedRow, kind: MessageKind, again: Sent): void {
  if (!isRepeatOf(row, kind, again)) throw new AppError('message_changed');
}

const toAnswer = (row: AcceptedRow, sender: MemberId, chatId: ChatId, clientId: string): SendMessageAnswer => ({
  message: toMessageView({ ...row, conversation_id: chatId, client_id: clientId, sender_id: sender }),
  duplicate: row.duplicate,
  credits: row.balance,
  free_messages_left: row.free_left,
});
