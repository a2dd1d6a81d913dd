import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError, defaultLocale, giftsMax, isBuiltInGift, type ErrorCode, type GiftLevel, type Locale } from '#contracts';
import { Clock, type Tx } from '#database';
import { HousePictures } from '#media';
import { SiteService } from '#site';
import { catalogueOf, untouched, type Gift } from './gifts.policy.js';
import { GiftsRepository, type GiftRow } from './gifts.repository.js';

export interface GiftWish {
  /** By locale; an empty one is lacking. */
  readonly names: Readonly<Record<Locale, string>>;
  readonly level: GiftLevel | null;
  readonly credits: number | null;
  readonly siteIds: readonly string[] | null;
  readonly fromDay: string | null;
  readonly untilDay: string | null;
  /** The key of a picture that was taken; null: it stays as it is. */
  readonly picture: string | null;
}

/** A gift with the id of its row; without one as long as nobody changed it. */
export type KnownGift = Gift & Partial<Pick<GiftRow, 'id' | 'changedAt' | 'changedBy'>>;
type Written = { readonly id: string; readonly key: string };

/** What owners make of the gifts: nothing here touches what was sent, or what it cost. */
@Injectable()
export class GiftEditing {
  constructor(
    private readonly gifts: GiftsRepository,
    private readonly pictures: HousePictures,
    private readonly sites: SiteService,
    private readonly clock: Clock,
  ) {}

  async all(tx: Tx): Promise<KnownGift[]> {
    return catalogueOf(await this.gifts.all(tx));
  }

  /** Throws `not_found`. */
  async one(tx: Tx, key: string): Promise<KnownGift> {
    const gift = (await this.gifts.find(tx, key)) ?? untouched(key);
    if (!gift) throw new AppError('not_found');
    return gift;
  }

  /** At the end of the order. Throws `invalid_input` with what is wrong. */
  async make(tx: Tx, wish: GiftWish & { readonly picture: string }, staffId: string): Promise<Written> {
    await this.gifts.lock(tx);
    const key = randomUUID();
    await this.check(key, wish);
    const known = await this.all(tx);
    if (known.length >= giftsMax) throw new AppError('gifts_full');
    const place = Math.max(...known.map((gift) => gift.place)) + 1;
    await this.claimPicture(tx, wish.picture);
    const id = await this.gifts.write(tx, { ...wish, key, place, retiredAt: null, version: 1 }, staffId);
    return { id, key };
  }

  /** Throws also `settings_changed` when somebody else changed the gift meanwhile. */
  async change(tx: Tx, key: string, version: number, wish: GiftWish, staffId: string): Promise<Written & { readonly before: Gift }> {
    await this.gifts.lock(tx);
    const before = await this.one(tx, key);
    if (before.version !== version) throw new AppError('settings_changed');
    await this.check(key, wish);
    if (wish.picture !== null) {
      await this.claimPicture(tx, wish.picture);
      if (before.picture !== null) await this.pictures.remove(tx, before.picture);
    }
    const id = await this.gifts.write(tx, { ...before, ...wish, picture: wish.picture ?? before.picture, version: version + 1 }, staffId);
    return { id, key, before };
  }

  /** Whether it can be sent from now on. `isNew`: false when it was so before. */
  async turn(tx: Tx, key: string, isRetired: boolean, staffId: string): Promise<Written & { readonly isNew: boolean }> {
    await this.gifts.lock(tx);
    const gift = await this.one(tx, key);
    const isNew = (gift.retiredAt !== null) !== isRetired;
    if (!isNew) return { id: gift.id ?? '', key, isNew };
    const id = await this.gifts.write(tx, { ...gift, retiredAt: isRetired ? this.clock.now() : null, version: gift.version + 1 }, staffId);
    return { id, key, isNew };
  }

  /**
   * Puts all gifts into this order. Throws `settings_changed` when it is not the order that was looked at any more, `invalid_input` when it leaves one out
   * or has one twice. Answers the row of one that moved; none when all stand so already.
   */
  async order(tx: Tx, was: readonly string[], keys: readonly string[], staffId: string): Promise<string> {
    await this.gifts.lock(tx);
    const known = await this.all(tx);
    if (known.map(({ key }) => key).join() !== was.join()) throw new AppError('settings_changed');
    const isWhole = keys.length === known.length && new Set(keys).size === keys.length && keys.every((key) => was.includes(key));
    if (!isWhole) throw wrong('ids', 'gift_order_incomplete');
    let subject = '';
    for (const gift of known) {
      const place = keys.indexOf(gift.key);
      if (gift.id === undefined) subject = await this.gifts.write(tx, { ...gift, place }, staffId);
      else if (gift.place !== place) {
        await this.gifts.move(tx, gift.key, place);
        subject = gift.id;
      }
    }
    return subject;
  }

  private async check(key: string, { names, fromDay, untilDay, siteIds }: GiftWish): Promise<void> {
    if (!names[defaultLocale] && !isBuiltInGift(key)) throw wrong(`names.${defaultLocale}`, 'field_required');
    if (fromDay !== null && untilDay !== null && untilDay < fromDay) throw wrong('until_day', 'days_turned');
    const known = new Set((await this.sites.all()).map(({ id }) => id));
    if (siteIds?.some((id) => !known.has(id))) throw wrong('site_ids', 'not_found');
  }

  private async claimPicture(tx: Tx, picture: string): Promise<void> {
    await this.pictures.claim(tx, picture).catch((error: unknown) => {
      throw error instanceof AppError ? wrong('picture', error.code) : error;
    });
  }
}

const wrong = (field: string, code: ErrorCode): AppError => new AppError('invalid_input', { fields: { [field]: code } });
