import { Injectable } from '@nestjs/common';
import { AppError, type ErrorCode } from '#contracts';
import type { Tx } from '#database';
import { bookDay } from '../calendar/index.js';
import { isPlanned, isTaken } from './dated.policy.js';
import { VatRatesRepository, type VatRateRow } from './vat-rates.repository.js';

export interface VatRateWish {
  readonly country: string;
  /** The rates that were looked at. */
  readonly version: number;
  readonly basisPoints: number;
  readonly fromDay: string;
  readonly staffId: string;
  readonly reason: string;
}

/** No rate is added or withdrawn so shortly before its day: every process knows of it when it begins. */
const NOTICE_MS = 60_000;

/** The rates of a country, the oldest first. */
export interface CountryRates {
  readonly country: string;
  readonly version: number;
  readonly rates: readonly VatRateRow[];
}

/** The VAT of each country by the day: rates are added and, before they begin, withdrawn; none that held is ever changed, and orders keep theirs. */
@Injectable()
export class VatRatesService {
  constructor(private readonly rates: VatRatesRepository) {}

  /** Today, in the books. */
  async today(tx: Tx): Promise<string> {
    return bookDay(await this.rates.now(tx));
  }

  /** Every country in which members can live, or that has VAT. */
  async all(tx: Tx): Promise<CountryRates[]> {
    const [rows, homelands] = [await this.rates.all(tx), await this.rates.homelands(tx)];
    const countries = [...new Set([...homelands, ...rows.map(({ country }) => country)])].toSorted();
    return countries.map((country) =>
      toRates(
        country,
        rows.filter((row) => row.country === country),
      ),
    );
  }

  /** Whether members can live in a country, or it has VAT. */
  async isKnown(tx: Tx, country: string): Promise<boolean> {
    return (await this.rates.ofCountry(tx, country)).length > 0 || (await this.rates.homelands(tx)).includes(country);
  }

  /** Throws `not_found` for a country that nothing is known of. */
  async of(tx: Tx, country: string): Promise<CountryRates> {
    if (!(await this.isKnown(tx, country))) throw new AppError('not_found');
    return toRates(country, await this.rates.ofCountry(tx, country));
  }

  /** Answers its id. Throws `not_found`, `settings_changed` when somebody else added or withdrew one meanwhile, and `invalid_input` with what is wrong. */
  async add(tx: Tx, { country, version, basisPoints, fromDay, staffId: madeBy, reason }: VatRateWish): Promise<string> {
    await this.rates.lock(tx, country);
    const { rates, version: held } = await this.of(tx, country);
    if (held !== version) throw new AppError('settings_changed');
    const now = await this.rates.now(tx);
    if (fromDay <= bookDay(now)) throw wrong('from', 'vat_day_early');
    if (fromDay <= dayNoticed(now)) throw wrong('from', 'vat_day_near');
    if (isTaken(rates, country, fromDay)) throw wrong('from', 'vat_day_taken');
    return this.rates.insert(tx, { country, basisPoints, fromDay, madeBy, reason });
  }

  /** One that has not begun. `isNew` is false when it was so before; throws `not_found`, also for one that has begun, and `vat_day_near` for one that is about to. */
  async withdraw(tx: Tx, id: string): Promise<{ readonly country: string; readonly isNew: boolean }> {
    const found = await this.rates.find(tx, id);
    if (!found) throw new AppError('not_found');
    const { country } = found;
    await this.rates.lock(tx, country);
    const rate = await this.rates.find(tx, id);
    if (rate?.withdrawnAt) return { country, isNew: false };
    const now = await this.rates.now(tx);
    if (!rate || !isPlanned(rate, bookDay(now))) throw new AppError('not_found');
    if (!isPlanned(rate, dayNoticed(now))) throw new AppError('vat_day_near');
    await this.rates.withdraw(tx, id);
    return { country, isNew: true };
  }
}

/** Tomorrow already, in the last minute of a day. */
const dayNoticed = (now: Date): string => bookDay(new Date(now.getTime() + NOTICE_MS));

/** Rates are only added and withdrawn: how often that happened is a version that never comes again. */
const toRates = (country: string, rates: readonly VatRateRow[]): CountryRates => ({
  country,
  version: rates.length + rates.filter(({ withdrawnAt }) => withdrawnAt !== null).length,
  rates,
});

const wrong = (field: string, code: ErrorCode): AppError => new AppError('invalid_input', { fields: { [field]: code } });
