import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { AppError, assertAllowed, defaultLocale, isBuiltInGift, type GiftsAnswer, type Locale } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { HousePictures } from '#media';
import { bookDay } from '#payments';
import { SiteService, type Site } from '#site';
import { catalogueOf, creditsOf, isOffered, maySendGift, untouched, type Gift } from './gifts.policy.js';
import { GiftsRepository } from './gifts.repository.js';

/** Where the picture of a gift is: its own, or the one that is built in. */
export const pictureOf = ({ key, picture }: Pick<Gift, 'key' | 'picture'>): string =>
  picture === null ? `/gifts/${key}.svg` : `/gift-pictures/${picture}.webp`;

/** What somebody reads; null: it is built in, and the app has its name. */
const nameOf = ({ key, names }: Gift, locale: Locale): string | null =>
  names[locale] || (isBuiltInGift(key) ? null : names[defaultLocale]) || (isBuiltInGift(key) ? null : key);

/** How old the prices are at most that every page tells. */
const FRESH_MS = 15_000;

/** The gifts as members find them. Whoever chooses or sends one is told of this moment; only the prices that every page tells are remembered for a while. */
@Injectable()
export class GiftCatalogue implements OnModuleInit, OnModuleDestroy {
  private known: readonly Gift[] = catalogueOf([]);
  private clockwork?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly gifts: GiftsRepository,
    private readonly sites: SiteService,
    private readonly pictures: HousePictures,
    private readonly clock: Clock,
  ) {}

  async onModuleInit(): Promise<void> {
    this.clockwork = setInterval(() => void this.refresh(), FRESH_MS).unref();
    await this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.clockwork);
  }

  /** While Postgres is away the last known ones are better than none. */
  async refresh(): Promise<void> {
    const rows = await this.transactions.read((tx) => this.gifts.all(tx)).catch(() => undefined);
    if (rows) this.known = catalogueOf(rows);
  }

  /** What the gifts cost that a site offers, each price once, the lowest first. */
  pricesOn({ id, settings }: Pick<Site, 'id' | 'settings'>): number[] {
    const today = this.today();
    const offered = this.known.filter((gift) => isOffered(gift, id, today)).map((gift) => creditsOf(gift, settings.gift_credits));
    return [...new Set(offered)].toSorted((one, other) => one - other);
  }

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
