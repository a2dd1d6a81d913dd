import { Injectable } from '@nestjs/common';
import { AppError, type MemberId, type Money, type SpendingView } from '#contracts';
import { Transactions, type Tx } from '#database';
import { bundlesFor, SiteService } from '#site';
import { BuyersRepository, OrdersRepository, type Buyer, type Committed } from '../orders/index.js';
import { EuroRates } from '../euro-rates/index.js';
import { SpendingRepository, type SpendingLimit, type UsedMonth } from './spending.repository.js';
import { bookDay } from '../calendar/index.js';

const DAY_MS = 24 * 3_600_000;

/** What a member spent, and the limit that they set for themselves: lower holds at once, higher after a day. */
@Injectable()
export class SpendingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly spending: SpendingRepository,
    private readonly orders: OrdersRepository,
    private readonly buyers: BuyersRepository,
    private readonly sites: SiteService,
    private readonly rates: EuroRates,
  ) {}

  view(memberId: MemberId): Promise<SpendingView> {
    return this.transactions.run(async (tx) => this.viewOf(tx, await this.buyerOf(tx, memberId)));
  }

  async setLimit(memberId: MemberId, limitMinor: number | null): Promise<SpendingView> {
    return this.transactions.run(async (tx) => {
      await this.buyers.lockWallet(tx, memberId);
      const buyer = await this.buyerOf(tx, memberId);
      const known = await this.spending.limitOf(tx, memberId);
      const now = limitNow(known, buyer.now);
      const isRaise = now !== null && (limitMinor === null || limitMinor > now);
      await this.spending.save(tx, {
        memberId,
        currency: known?.currency ?? (await this.currencyOf(buyer)),
        limitMinor: isRaise ? now : limitMinor,
        nextMinor: isRaise ? limitMinor : null,
        nextAt: isRaise ? new Date(buyer.now.getTime() + DAY_MS) : null,
      });
      return this.viewOf(tx, buyer);
    });
  }

  /** Throws `spending_limit`, with the moment from which the order fits again. The caller holds the member's wallet. */
  async assertWithinLimit(
    tx: Tx,
    buyer: Buyer,
    { payableMinor, currency }: { readonly payableMinor: number; readonly currency: string },
  ): Promise<void> {
    const known = await this.spending.limitOf(tx, buyer.id);
    const limit = limitNow(known, buyer.now);
    if (known === null || limit === null) return;
    const { from, next } = await this.spending.monthOf(tx, buyer.zone);
    const before = await this.orders.committedSince(tx, buyer.id, from);
    const spent = await this.inCurrency(tx, [...before, { day: bookDay(buyer.now), currency, minor: payableMinor }], known.currency);
    // Whether it fits is not known while a rate is missing: then the limit protects.
    if (spent.includes(null)) throw new AppError('payments_unavailable');
    if (sumOf(spent) > limit) throw new AppError('spending_limit', { retryAt: next });
  }

  /** Each at the stored rate of its day; null where none is stored. */
  private async inCurrency(tx: Tx, amounts: readonly Committed[], currency: string): Promise<(number | null)[]> {
    const converted: (number | null)[] = [];
    for (const { day, ...money } of amounts) converted.push((await this.rates.convert(tx, money, currency, day))?.minor ?? null);
    return converted;
  }

  private async viewOf(tx: Tx, buyer: Buyer): Promise<SpendingView> {
    const [limit, paid, used, month] = [
      await this.spending.limitOf(tx, buyer.id),
      await this.spending.paid(tx, buyer.id, buyer.zone),
      await this.spending.used(tx, buyer.id, buyer.zone),
      await this.spending.monthOf(tx, buyer.zone),
    ];
    const currency = limit?.currency ?? (await this.currencyOf(buyer));
    const spent = sumOf(await this.inCurrency(tx, await this.orders.committedSince(tx, buyer.id, month.from), currency));
    const months = [...new Set([...paid, ...used].map((one) => one.month))].toSorted().toReversed();
    const inMoney = (minor: number | null): Money | null => (minor === null ? null : { minor, currency });
    const isWaiting = limit?.nextAt != null && limit.nextAt > buyer.now;
    return {
      months: months.map((name) => {
        const ofMonth = paid.filter((one) => one.month === name);
        return {
          month: name,
          paid: ofMonth.map((one) => ({ minor: one.paid, currency: one.currency })),
          returned: ofMonth.filter((one) => one.returned > 0).map((one) => ({ minor: one.returned, currency: one.currency })),
          credits: creditsIn(used, name),
        };
      }),
      limit: inMoney(limitNow(limit, buyer.now)),
      spent: { minor: spent, currency },
      change: isWaiting && limit?.nextAt ? { limit: inMoney(limit.nextMinor), from: limit.nextAt.toISOString() } : null,
    };
  }

  private async currencyOf(buyer: Buyer): Promise<string> {
    const { settings } = await this.sites.byId(buyer.siteId);
    return bundlesFor(settings, buyer.country)[0]?.price.currency ?? 'EUR';
  }

  private async buyerOf(tx: Tx, memberId: MemberId): Promise<Buyer> {
    const buyer = await this.buyers.find(tx, memberId);
    if (!buyer) throw new AppError('member_not_found');
    return buyer;
  }
}

const sumOf = (amounts: readonly (number | null)[]): number => amounts.reduce<number>((sum, minor) => sum + (minor ?? 0), 0);

/** The limit that holds at a moment, in minor units; null: none. */
const limitNow = (limit: SpendingLimit | null, now: Date): number | null =>
  limit?.nextAt && limit.nextAt <= now ? limit.nextMinor : (limit?.limitMinor ?? null);

const creditsIn = (used: readonly UsedMonth[], month: string) => {
  const of = (kind: UsedMonth['kind']) => used.find((one) => one.month === month && one.kind === kind)?.credits ?? 0;
  return { message: of('message'), photo: of('photo'), gift: of('gift') };
};
