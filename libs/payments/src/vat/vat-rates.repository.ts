import { Injectable } from '@nestjs/common';
import { appNow, type Tx } from '#database';
import type { DatedRate } from './vat.policy.js';
import { VatRateEntity } from './vat-rate.entity.js';

export type VatRateRow = Readonly<VatRateEntity>;
export type NewVatRate = Pick<VatRateRow, 'country' | 'basisPoints' | 'reason'> & { readonly fromDay: string; readonly madeBy: string };

@Injectable()
export class VatRatesRepository {
  /** Those that hold, held or will hold. */
  standing(tx: Tx): Promise<DatedRate[]> {
    return tx.query<DatedRate>(
      `select country, from_day::text as "fromDay", basis_points as "basisPoints" from payments.vat_rate where withdrawn_at is null`,
    );
  }

  all(tx: Tx): Promise<VatRateRow[]> {
    return tx.repository(VatRateEntity).find({ order: { country: 'ASC', fromDay: 'ASC', id: 'ASC' } });
  }

  ofCountry(tx: Tx, country: string): Promise<VatRateRow[]> {
    return tx.repository(VatRateEntity).find({ where: { country }, order: { fromDay: 'ASC', id: 'ASC' } });
  }

  find(tx: Tx, id: string): Promise<VatRateRow | null> {
    return tx.repository(VatRateEntity).findOneBy({ id });
  }

  async insert(tx: Tx, rate: NewVatRate): Promise<string> {
    const { identifiers } = await tx.repository(VatRateEntity).insert({ ...rate, madeAt: appNow });
    return identifiers[0]?.['id'] as string;
  }

  async withdraw(tx: Tx, id: string): Promise<void> {
    await tx.repository(VatRateEntity).update({ id }, { withdrawnAt: appNow });
  }

  /** Holds the rates of a country until the transaction ends: who adds one beside has seen all others. */
  async lock(tx: Tx, country: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended($1, 0))`, [`payments.vat_rate ${country}`]);
  }

  async now(tx: Tx): Promise<Date> {
    const [row] = await tx.query<{ now: Date }>(`select public.app_now() as now`);
    if (!row) throw new Error('the database does not tell the time');
    return row.now;
  }

  /** The countries in which members can live. */
  async homelands(tx: Tx): Promise<string[]> {
    const rows = await tx.query<{ code: string }>(`select code from site.country order by code`);
    return rows.map(({ code }) => code);
  }
}
