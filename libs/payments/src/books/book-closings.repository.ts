import { Injectable } from '@nestjs/common';
import { IsNull, LessThan } from 'typeorm';
import { appNow, type Tx } from '#database';
import { BookClosingEntity } from './book-closing.entity.js';

export type BookClosing = Readonly<BookClosingEntity>;
export type NewClosing = Pick<BookClosing, 'companyId' | 'month' | 'balances' | 'openIssues' | 'keepUntil' | 'closedBy'>;

/** Months are written `2026-11` outside; a row has their first day. */
const monthOf = <Row extends { readonly month: string }>(row: Row): Row => ({ ...row, month: row.month.slice(0, 7) });
const firstDayOf = (month: string): string => `${month}-01`;

@Injectable()
export class BookClosingsRepository {
  /** All who write money wait until the transaction ends, and it waits for those who do. */
  async lockBooks(tx: Tx): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('payments.books', 0))`);
  }

  /** Answers its id. */
  async insert(tx: Tx, closing: NewClosing): Promise<string> {
    const { identifiers } = await tx
      .repository(BookClosingEntity)
      .insert({ ...closing, balances: [...closing.balances], month: firstDayOf(closing.month), closedAt: appNow });
    return identifiers[0]?.['id'] as string;
  }

  async find(tx: Tx, id: string): Promise<BookClosing | null> {
    const row = await tx.repository(BookClosingEntity).findOneBy({ id });
    return row && monthOf(row);
  }

  /** All of a company, the newest first. */
  async ofCompany(tx: Tx, companyId: string): Promise<BookClosing[]> {
    return (await tx.repository(BookClosingEntity).find({ where: { companyId }, order: { closedAt: 'DESC', id: 'DESC' } })).map(monthOf);
  }

  /** The last month that is closed and begins before a day. */
  async lastBefore(tx: Tx, companyId: string, day: string): Promise<BookClosing | null> {
    const row = await tx
      .repository(BookClosingEntity)
      .findOne({ where: { companyId, reopenedAt: IsNull(), month: LessThan(firstDayOf(day.slice(0, 7))) }, order: { month: 'DESC' } });
    return row && monthOf(row);
  }

  /** False when it was opened again already. */
  async reopen(tx: Tx, id: string, staffId: string, reason: string): Promise<boolean> {
    const { affected } = await tx
      .repository(BookClosingEntity)
      .update({ id, reopenedAt: IsNull() }, { reopenedAt: appNow, reopenedBy: staffId, reopenedBecause: reason });
    return affected === 1;
  }

  async markFilesWritten(tx: Tx, id: string): Promise<void> {
    await tx.repository(BookClosingEntity).update({ id }, { filesAt: appNow });
  }

  /** Payment issues that concern a company: those of its orders, and those of which nobody knows whose they are. */
  async openIssues(tx: Tx, companyId: string): Promise<number> {
    const [row] = await tx.query<{ open: number }>(
      `select count(*)::int as open from payments.recon_issue i left join payments.orders o on o.id = i.order_id
        where i.closed_at is null and (o.id is null or o.company->>'id' = $1)`,
      [companyId],
    );
    return row?.open ?? 0;
  }
}
