import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'payments', name: 'discount_redemption' })
@Index('discount_redemption_once', ['codeId'], { unique: true, where: 'once' })
@Index('discount_redemption_by_order', ['orderId'])
export class DiscountRedemptionEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'discount_redemption_pk' })
  codeId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'discount_redemption_pk' })
  memberId!: string;

  @Column('uuid')
  orderId!: string;

  @Column('boolean')
  once!: boolean;

  @Column('timestamptz')
  at!: Date;
}
