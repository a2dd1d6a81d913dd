import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AccountBalance } from './accounts.policy.js';

/** A month of a company's books that was closed, and perhaps opened again. */
@Entity({ schema: 'payments', name: 'book_closing' })
@Check('book_closing_month', 'extract(day from month) = 1')
@Check('book_closing_reopened', '(reopened_at is null) = (reopened_by is null) and (reopened_at is null) = (reopened_because is null)')
@Index('book_closing_once', ['companyId', 'month'], { unique: true, where: '(reopened_at IS NULL)' })
@Index('book_closing_by_month', ['companyId', 'month', 'closedAt'])
export class BookClosingEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'book_closing_pk' })
  id!: string;

  @Column('uuid')
  companyId!: string;

  /** Its first day. */
  @Column('date')
  month!: string;

  /** Of all accounts, at its end. */
  @Column('jsonb')
  balances!: readonly AccountBalance[];

  /** How many payment issues were open, as whoever closed it was told. */
  @Column('integer')
  openIssues!: number;

  @Column('date')
  keepUntil!: string;

  @Column('timestamptz')
  closedAt!: Date;

  @Column('uuid')
  closedBy!: string;

  /** Null until its files are written. */
  @Column('timestamptz', { nullable: true })
  filesAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  reopenedAt!: Date | null;

  @Column('uuid', { nullable: true })
  reopenedBy!: string | null;

  @Column('text', { nullable: true })
  reopenedBecause!: string | null;
}
