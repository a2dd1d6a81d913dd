import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, limits, type ChatId, type ChatPhotoRendition, type SendMessageAnswer, type SendPhotoFields } from '#contracts';
import { Transactions } from '#database';
import { AttachmentsService, type PhotoSource, type StoredAttachment } from '#media';
import { Acceptance, type Accepted, type MessageSender, type OutgoingMessage } from '../sending/index.js';
import { oneLine } from '../messages/index.js';
import { ChatPhotosRepository } from './chat-photos.repository.js';

/** Takes the rehearsal back; nobody sees it. */
const rolledBack = new Error('rolled back');

/** Photos in a conversation: message, debit, row and files come together or not at all. */
@Injectable()
export class PhotoMessagesService {
  constructor(
    private readonly transactions: Transactions,
    private readonly acceptance: Acceptance,
    private readonly attachments: AttachmentsService,
    private readonly photos: ChatPhotosRepository,
  ) {}

  /**
   * Sends a photo once for each client id; a repeat, known by its words, gets the first answer again, and its file is not looked at. Refusals, those of the
   * picture too, change nothing.
   */
  async send(me: MessageSender, chatId: ChatId, { client_id, alt = '' }: SendPhotoFields, source: PhotoSource): Promise<SendMessageAnswer> {
    const key = randomUUID();
    const message = (width: number, height: number): OutgoingMessage => ({
      clientId: client_id,
      content: { kind: 'photo' },
      body: oneLine(alt),
      details: { key, width, height },
    });
    const before = await this.transactions.read((tx) => this.acceptance.before(tx, me, chatId, message(0, 0)));
    if (before) return before;
    await this.dryRun(me, chatId, message(0, 0));
    const files = await this.attachments.store(source);
    try {
      const { answer } = await this.accept(me, chatId, message(files.width, files.height), key, files);
      if (answer.duplicate) await this.attachments.discard([files.preview, files.full]);
      return answer;
    } catch (error) {
      await this.attachments.discard([files.preview, files.full]);
      throw error;
    }
  }

  /** One size, for a member of the conversation who still sees the message. Nothing about that is remembered. */
  async open(key: string, viewerId: string, rendition: ChatPhotoRendition): Promise<{ read(): Promise<Buffer> }> {
    const object = await this.transactions.read((tx) => this.photos.objectFor(tx, key, viewerId, rendition, limits.historyMonths));
    if (object === undefined) throw new AppError('photo_not_found');
    return { read: () => this.read(object) };
  }

  private async read(object: string): Promise<Buffer> {
    const bytes = await this.attachments.read(object);
    if (!bytes) throw new AppError('photo_not_found'); // deleted a moment ago
    return bytes;
  }

  /** Unpacking a photo is heavy work: whoever would be refused anyway is refused before it. What counts is the answer after it. */
  private async dryRun(me: MessageSender, chatId: ChatId, message: OutgoingMessage): Promise<void> {
    await this.transactions
      .run(async (tx) => {
        await this.acceptance.acceptWithin(tx, me, chatId, message);
        throw rolledBack;
      })
      .catch((error: unknown) => {
        if (error !== rolledBack) throw error;
      });
  }

  private accept(me: MessageSender, chatId: ChatId, outgoing: OutgoingMessage, key: string, files: StoredAttachment): Promise<Accepted> {
    return this.transactions.run(async (tx) => {
      const accepted = await this.acceptance.acceptWithin(tx, me, chatId, outgoing);
      if (accepted.answer.duplicate) return accepted;
      const { message } = accepted.answer;
      await this.photos.add(tx, {
        key,
        conversationId: chatId,
        seq: message.seq,
        senderId: me.id,
        previewObject: files.preview,
        fullObject: files.full,
      });
      await this.attachments.claim(tx, files);
      tx.afterCommit(() => this.acceptance.tell(message, accepted.receiver));
      return accepted;
    });
  }
}
