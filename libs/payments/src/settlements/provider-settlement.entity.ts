import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SettlementPeriod, SettlementStatus } from '../provider/index.js';

/** What the provider paid out at once, as it tells it. */
@Entity({ schema: 'payments', name: 'provider_settlement' })
@Check('provider_settlement_status', "status in ('open', 'pending', 'paidout', 'failed')")
@Index('provider_settlement_by_time', { synchronize: false })
@Index('provider_settlement_unfinished', ['createdAt'], { where: '(booked_at IS NULL)' })
export class ProviderSettlementEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_settlement_pk' })
  id!: string;

  @Column('text')
  psp!: string;

  @Column('text', { nullable: true })
  reference!: string | null;

  @Column('text')
  status!: SettlementStatus;

  @Column('character', { length: 3 })
  currency!: string;

  @Column('bigint')
  amountMinor!: number;

  /** What was paid, less what went back. */
  @Column('bigint')
  revenueMinor!: number;

  /** With their VAT. */
  @Column('bigint')
  feeMinor!: number;

  @Column('bigint')
  feeVatMinor!: number;

  /** What revenue less fees is beyond the amount; 0 where they agree. */
  @Column('bigint')
  offMinor!: number;

  @Column('jsonb')
  periods!: readonly SettlementPeriod[];

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  settledAt!: Date | null;

  @Column('timestamptz')
  seenAt!: Date;

  /** Of its first movement. */
  @Column('timestamptz', { nullable: true })
  firstAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  lastAt!: Date | null;

  /** Of its revenue, what no movement tells. */
  @Column('bigint', { default: 0 })
  restMinor!: number;

  /** Null until all its movements are stored. */
  @Column('timestamptz', { nullable: true })
  linesReadAt!: Date | null;

  /** Movements that do not agree with our orders. */
  @Column('integer', { default: 0 })
  differences!: number;

  @Column('timestamptz', { nullable: true })
  comparedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  bookedAt!: Date | null;

  /** It failed after it was booked, and finance booked it back; null again when it was paid after all. */
  @Column('timestamptz', { nullable: true })
  bookedBackAt!: Date | null;

  /** How often it was paid out, as the books have it. */
  @Column('integer', { default: 1 })
  turn!: number;
}
