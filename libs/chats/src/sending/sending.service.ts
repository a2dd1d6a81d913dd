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
import { GiftCatalogue } from '../catalogue/index.js';
import { GifSearch } from '../gifs/index.js';

/** What may have become of a picture or a gift since it was sent. */
const lookupFailures: ReadonlySet<string> = new Set(['gif_not_found', 'gift_not_offered', 'gift_price_changed', 'unavailable']);

/** The hot path: one round trip, and what surrounds it. */
@Injectable()
export class SendingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sites: SiteService,
    private readonly acceptance: Acceptance,
    private readonly gifs: GifSearch,
    private readonly gifts: GiftCatalogue,
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

  /**
   * The same for a gift, which always costs its price of this moment. Throws also `gift_not_offered`, and `gift_price_changed` when another price stood
   * on the button.
   */
  sendGift(me: MessageSender, chatId: ChatId, { client_id, gift, price: shown }: SendGiftBody): Promise<SendMessageAnswer> {
    const messageOf = (credits: number): OutgoingMessage => ({ clientId: client_id, content: { kind: 'gift', credits }, body: gift });
    return this.orFirstAnswer(me, chatId, messageOf(0), async () =>
      this.accept(me, chatId, messageOf(await this.gifts.price(me.siteId, gift, shown))),
    );
  }

  private sendGif(me: MessageSender, chatId: ChatId, clientId: string, ref: GifRef): Promise<SendMessageAnswer> {
    const messageOf = (gif: GifView): OutgoingMessage => ({
      clientId,
      content: { kind: 'gif' },
      body: gif.title,
      details: { provider: gif.provider, id: gif.id },
    });
    return this.orFirstAnswer(me, chatId, messageOf({ ...ref, title: '' }), async () =>
      this.accept(me, chatId, messageOf(await this.gifs.find(ref, me.language ?? defaultLocale))),
    );
  }

  /**
   * A picture may be gone or its provider away, and a gift be retired or dearer, when the phone repeats what was sent long since: then the first answer
   * still holds.
   */
  private async orFirstAnswer(
    me: MessageSender,
    chatId: ChatId,
    again: OutgoingMessage,
    send: () => Promise<SendMessageAnswer>,
  ): Promise<SendMessageAnswer> {
    try {
      return await send();
    } catch (error) {
      const isLost = error instanceof AppError && lookupFailures.has(error.code);
      const before = isLost ? await this.transactions.read((tx) => this.acceptance.before(tx, me, chatId, again)) : undefined;
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
