import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { VatTable } from './vat.policy.js';
import { VatRatesRepository } from './vat-rates.repository.js';

/** What staff add is known everywhere within this time; `VatRatesService` lets nothing begin sooner. */
const FRESH_MS = 15_000;

/** The VAT of all countries as prices and orders take it: kept in each process, since every screen with a price asks for it. */
@Injectable()
export class VatInForce implements OnModuleInit, OnModuleDestroy {
  private known?: VatTable;
  private asked?: Promise<void>;
  private clock?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly rates: VatRatesRepository,
  ) {}

  /** The clock asks, not those who want to know: a transaction that waited for a second connection could take all of them with it. */
  async onModuleInit(): Promise<void> {
    this.clock = setInterval(() => void this.reload(), FRESH_MS).unref();
    await this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.clock);
  }

  async table(tx: Tx): Promise<VatTable> {
    if (this.known) return this.known;
    const rates = await this.rates.standing(tx);
    // What was learnt meanwhile is newer.
    return (this.known ??= new VatTable(rates));
  }

  /** Asks for the rates of now. While Postgres is away the last known ones are better than none. */
  async refresh(): Promise<void> {
    // Who began to ask before may have missed what the caller has just committed.
    await this.asked;
    await this.reload();
  }

  /** One after the other, so that an older answer never takes the place of a newer one. */
  private reload(): Promise<void> {
    this.asked ??= this.transactions
      .read((tx) => this.rates.standing(tx))
      .then((rates) => void (this.known = new VatTable(rates)))
      .catch((error: unknown) =>
        logger.error({ err: error, event: 'vat_unread' }, 'the rates of VAT could not be read: the last known hold'),
      )
      .finally(() => delete this.asked);
    return this.asked;
  }
}
