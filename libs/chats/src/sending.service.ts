import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, dieAt, type Config } from '#config';
import {
  AppError,
  codePoints,
  defaultLocale,
  type ChatId,
  type GifRef,
  type GifView,
  type SendGiftBody,
  type SendMessageAnswer,
  type SendMessageBody,
} from '#contracts';
import { Transactions } from '#database';
import { SiteService } from '#site';
import { Acceptance, type OutgoingMessage, type MessageSender } from './acceptance.js';
import { GifSearch } from './gifs/gif-search.js';

const lookupFailures: ReadonlySet<string> = new Set(['gif_not_found', 'unavailable']);

/** The hot path: one round trip, and what surrounds it. */
@Injectable()
export class SendingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly acceptance: Acceptance,
    private readonly gifs: GifSearch,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Sends a text or a moving picture once for each client id; a repeat gets the first answer again, anything else under the same id is refused.
   * Refusals are errors of the catalogue and change nothing.
   */
  async sendMessage(me: MessageSender, chatId: ChatId, { client_id, text = '', gif }: SendMessageBody): Promise<SendMessageAnswer> {
    if (gif) return this.sendGif(me, chatId, client_id, gif);
    const { settings } = await this.sites.byId(me.siteId);
    if (codePoints(text) > settings.message_length) throw new AppError('message_too_long', { fields: { text: 'message_too_long' } });
    return this.accept(me, chatId, { clientId: client_id, content: { kind: 'text' }, body: text });
  }

  /** The same for a gift, which always costs its price. */
  sendGift(me: MessageSender, chatId: ChatId, { client_id, gift }: SendGiftBody): Promise<SendMessageAnswer> {
    return this.accept(me, chatId, { clientId: client_id, content: { kind: 'gift', gift }, body: gift });
  }

  private async sendGif(me: MessageSender, chatId: ChatId, clientId: string, ref: GifRef): Promise<SendMessageAnswer> {
    const messageOf = (gif: GifView): OutgoingMessage => ({
      clientId,
      content: { kind: 'gif' },
      body: gif.title,
      details: { provider: gif.provider, id: gif.id },
    });
    try {
      return await this.accept(me, chatId, messageOf(await this.gifs.find(ref, me.language ?? defaultLocale)));
    } catch (error) {
      // The picture may be gone, or its provider away, when the phone repeats what was sent long since: then the first answer still holds.
      const isLost = error instanceof AppError && lookupFailures.has(error.code);
      const before = isLost
        ? await this.transactions.read((tx) => this.acceptance.before(tx, me, chatId, messageOf({ ...ref, title: '' })))
        : undefined;
      if (before) return before;
      throw error;
    }
  }

  private async accept(me: MessageSender, chatId: ChatId, message: OutgoingMessage): Promise<SendMessageAnswer> {
    const { answer, receiver, cautions } = await this.acceptance.accept(me, chatId, message);
    if (!answer.duplicate) {
      dieAt(this.config, 'chats.committed');
      this.acceptance.tell(answer.message, receiver, cautions);
    }
    return answer;
  }
}
