import { Injectable } from '@nestjs/common';
import type { Money } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { bookDay } from '../calendar/index.js';
import { EuroRateFault, EuroRateSource } from './euro-rate-source.js';
import { implausibilityOf, convert, euroItself, workdayBefore, type EuroRate } from './euro-rates.policy.js';
import { EuroRatesRepository } from './euro-rates.repository.js';

/** What a euro costs in other currencies, day by day. Whoever converts uses what is stored: only a job asks the bank. */
@Injectable()
export class EuroRates {
  constructor(
    private readonly transactions: Transactions,
    private readonly rates: EuroRatesRepository,
    private readonly source: EuroRateSource,
    private readonly clock: Clock,
  ) {}

  /** The rate of a day of the books, `2026-11-26`, or the last one before it; null: none is stored. */
  async onDay(tx: Tx, currency: string, day: string): Promise<EuroRate | null> {
    return currency === 'EUR' ? euroItself(day) : this.rates.onDay(tx, currency, day);
  }

  /** An amount in another currency at the day's stored rate, rounded half up; null where a rate is not known. */
  async convert(tx: Tx, money: Money, currency: string, day: string): Promise<Money | null> {
    if (money.currency === currency) return money;
    const [from, to] = [await this.onDay(tx, money.currency, day), await this.onDay(tx, currency, day)];
    return from && to && convert(money, from, to);
  }

  /** An amount in euros at the rate of the day, or of the next one on which a rate is stored; null as long as there is none. */
  async convertFrom(tx: Tx, money: Money, day: string): Promise<Money | null> {
    if (money.currency === 'EUR') return money;
    const from = await this.rates.fromDay(tx, money.currency, day);
    return from && convert(money, from, euroItself(day));
  }

  /** Like `onDay`, for what cannot go without; asks the bank when none is stored yet. Throws an `EuroRateFault`. Not to be called in a transaction. */
  async needed(currency: string, day: string): Promise<EuroRate> {
    if (currency === 'EUR') return euroItself(day);
    const stored = () => this.transactions.read((tx) => this.onDay(tx, currency, day));
    let rate = await stored();
    if (!rate) {
      await this.fetch();
      rate = await stored();
    }
    if (!rate) throw new EuroRateFault(`no rate of ${currency} is known for ${day}`);
    return rate;
  }

  /** Asks the bank, and stores what is new. Throws an `EuroRateFault` when nothing was taken. */
  async fetch(): Promise<void> {
    const today = bookDay(this.clock.now());
    const known = await this.transactions.read((tx) => this.rates.newest(tx));
    const isUpToDate = known.some(({ day }) => day >= workdayBefore(today));
    const days = await this.source.read(isUpToDate ? 'newest' : 'quarter');
    const implausibility = implausibilityOf(days, known, today);
    if (implausibility) throw new EuroRateFault(`rates that cannot be true are not taken: ${implausibility}`);
    await this.transactions.run((tx) => this.rates.store(tx, days));
  }
}
