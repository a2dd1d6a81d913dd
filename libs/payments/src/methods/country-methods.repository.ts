import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '#contracts';
import { appNow, type Tx } from '#database';
import { CountryMethodsEntity } from './country-methods.entity.js';

export type CountryMethodsRow = Readonly<CountryMethodsEntity>;
export type NewCountryMethods = Omit<CountryMethodsRow, 'id' | 'madeAt'>;
/** What was chosen last; null: the built-in ones. */
export interface ChosenMethods {
  readonly country: string;
  readonly methods: readonly PaymentMethod[] | null;
}

@Injectable()
export class CountryMethodsRepository {
  /** Of every country for which somebody ever chose. */
  chosen(tx: Tx): Promise<ChosenMethods[]> {
    return tx.query<{ country: string; methods: PaymentMethod[] | null }>(
      `select distinct on (country) country, methods from payments.country_methods order by country, version desc`,
    );
  }

  /** The newest first. */
  changes(tx: Tx, country: string, limit: number): Promise<CountryMethodsRow[]> {
    return tx.repository(CountryMethodsEntity).find({ where: { country }, order: { version: 'DESC' }, take: limit });
  }

  async add(tx: Tx, { methods, ...row }: NewCountryMethods): Promise<string> {
    const values = { ...row, methods: methods && [...methods], madeAt: appNow };
    const { identifiers } = await tx.repository(CountryMethodsEntity).insert(values);
    return identifiers[0]?.['id'] as string;
  }

  /** Whoever chooses for a country does it one after the other, until the transaction ends. */
  async lock(tx: Tx, country: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('payments.country_methods ' || $1, 0))`, [country]);
  }

  /** The countries in which members can live. */
  async homelands(tx: Tx): Promise<string[]> {
    const rows = await tx.query<{ code: string }>(`select code from site.country order by code`);
    return rows.map(({ code }) => code);
  }
}
