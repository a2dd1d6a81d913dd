import { Check, Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'payments', name: 'lot' })
@Index('lot_by_position', ['memberId', 'toPos'])
@Check('lot_range', 'to_pos > from_pos')
@Check('lot_price', '(price_minor is null) = (currency is null) and (price_minor is null) = (of_credits is null)')
export class LotEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'lot_pk' })
  memberId!: string;

  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'lot_pk' })
  id!: number;

  @Column('bigint')
  fromPos!: number;

  @Column('bigint')
  toPos!: number;

  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('bigint', { nullable: true })
  priceMinor!: number | null;

  @Column('integer', { nullable: true })
  ofCredits!: number | null;

  @Column('character', { length: 3, nullable: true })
  currency!: string | null;
}
