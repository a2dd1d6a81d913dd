import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { VatTable } from '../vat.policy.js';
import { VatRatesRepository } from './vat-rates.repository.js';

/** What staff add is known everywhere within this time; it begins on the next day at the earliest. */
const FRESH_MS = 15_000;

/** The VAT of all countries as prices and orders take it: kept in each process, since every screen with a price asks for it. */
@Injectable()
export class VatInForce implements OnModuleInit, OnModuleDestroy {
  private known?: VatTable;
  private clock?: NodeJS.Timeout;

  constructor(
    private readonly transactions: Transactions,
    private readonly rates: VatRatesRepository,
  ) {}

  /** The clock asks, not those who want to know: a transaction that waited for a second connection could take all of them with it. */
  async onModuleInit(): Promise<void> {
    this.clock = setInterval(() => void this.refresh(), FRESH_MS).unref();
    await this.refresh();
  }

  onModuleDestroy(): void {
    clearInterval(this.clock);
  }

  async table(tx: Tx): Promise<VatTable> {
    return this.known ?? (this.known = new VatTable(await this.rates.standing(tx)));
  }

  /** Asks for the rates of now. While Postgres is away the last known ones are better than none. */
  async refresh(): Promise<void> {
    await this.transactions
      .read((tx) => this.rates.standing(tx))
      .then((rates) => (this.known = new VatTable(rates)))
      .catch(() => undefined);
  }
}
