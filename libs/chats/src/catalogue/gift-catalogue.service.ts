import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, defaultLocale, isBuiltInGift, type GiftsAnswer, type Locale } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { HousePictures } from '#media';
import { bookDay } from '#payments';
import { SiteService } from '#site';
import { catalogueOf, creditsOf, isOffered, maySendGift, untouched, type Gift } from './gifts.policy.js';
import { GiftsRepository } from './gifts.repository.js';

/** Where the picture of a gift is: its own, or the one that is built in. */
export const pictureOf = ({ key, picture }: Pick<Gift, 'key' | 'picture'>): string =>
  picture === null ? `/gifts/${key}.svg` : `/gift-pictures/${picture}.webp`;

/** What somebody reads; null: it is built in, and the app has its name. */
const nameOf = ({ key, names }: Gift, locale: Locale): string | null =>
  names[locale] || (isBuiltInGift(key) ? null : names[defaultLocale]) || (isBuiltInGift(key) ? null : key);

/** The gifts as members find them. Nothing is remembered: what an owner changes holds with the next question. */
@Injectable()
export class GiftCatalogue {
  constructor(
    private readonly transactions: Transactions,
    private readonly gifts: GiftsRepository,
    private readonly sites: SiteService,
    private readonly pictures: HousePictures,
    private readonly clock: Clock,
  ) {}

  /** All of them in their order, also those that cannot be sent: they stand in older messages. */
  async list(siteId: string, locale: Locale): Promise<GiftsAnswer> {
    const rows = await this.transactions.read((tx) => this.gifts.all(tx));
    const { settings } = await this.sites.byId(siteId);
    const today = this.today();
    return {
      gifts: catalogueOf(rows).map((gift) => ({
        id: gift.key,
        name: nameOf(gift, locale),
        picture: pictureOf(gift),
        credits: creditsOf(gift, settings.gift_credits),
        offered: isOffered(gift, siteId, today),
      })),
    };
  }

  /** What the gift costs this moment. Throws `gift_not_offered`, and `gift_price_changed` when `shown` is another price. */
  async price(siteId: string, key: string, shown: number | undefined): Promise<number> {
    const gift = await this.transactions.read((tx) => this.find(tx, key));
    const { gift_credits: prices } = (await this.sites.byId(siteId)).settings;
    assertAllowed(maySendGift(gift, { siteId, today: this.today(), prices, shown }));
    return gift ? creditsOf(gift, prices) : 0;
  }

  /** The bytes of a gift's picture. Throws `photo_not_found` for every other key. */
  async picture(key: string): Promise<Buffer> {
    const isOfGift = await this.transactions.read((tx) => this.gifts.isPicture(tx, key));
    const bytes = isOfGift ? await this.pictures.read(key) : undefined;
    if (!bytes) throw new AppError('photo_not_found');
    return bytes;
  }

  /** The day by which seasons begin and end. */
  today(): string {
    return bookDay(this.clock.now());
  }

  private async find(tx: Tx, key: string): Promise<Gift | undefined> {
    return (await this.gifts.find(tx, key)) ?? untouched(key);
  }
}
