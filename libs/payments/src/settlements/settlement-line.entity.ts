import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { SettlementLineKind } from '../provider/index.js';
import { ProviderSettlementEntity } from './provider-settlement.entity.js';

/** Why a movement does not agree: no order has it, the order has another amount, or the order does not count it as paid. */
export type LineDifference = 'unknown' | 'amount' | 'unpaid';

/** A movement that a settlement counts. */
@Entity({ schema: 'payments', name: 'provider_settlement_line' })
@ForeignKey(() => ProviderSettlementEntity, ['settlementId'], ['id'], { name: 'provider_settlement_line_settlement_fk' })
@Check('provider_settlement_line_kind', "kind in ('payment', 'refund', 'chargeback')")
@Check('provider_settlement_line_difference', "difference in ('unknown', 'amount', 'unpaid')")
@Index('provider_settlement_line_by_payment', ['paymentId'])
@Index('provider_settlement_line_differing', ['settlementId', 'kind', 'id'], { where: '(difference IS NOT NULL)' })
export class SettlementLineEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_settlement_line_pk' })
  settlementId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_settlement_line_pk' })
  kind!: SettlementLineKind;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'provider_settlement_line_pk' })
  id!: string;

  @Column('text')
  paymentId!: string;

  /** The order that the payment names at the provider. */
  @Column('uuid', { nullable: true })
  namedOrderId!: string | null;

  @Column('text', { nullable: true })
  method!: string | null;

  @Column('text', { nullable: true })
  scheme!: string | null;

  @Column('character', { length: 3 })
  currency!: string;

  @Column('bigint')
  amountMinor!: number;

  /** In the currency of the settlement; less than nothing where money went back. */
  @Column('bigint')
  settledMinor!: number;

  @Column('timestamptz')
  at!: Date;

  /** The order whose payment it is, as the last comparison found. */
  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('text', { nullable: true })
  difference!: LineDifference | null;
}
