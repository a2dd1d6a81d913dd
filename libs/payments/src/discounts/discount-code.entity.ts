import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { CodeValidity, PaymentMethod } from '#contracts';

@Entity({ schema: 'payments', name: 'discount_code' })
@Unique('discount_code_text', ['siteId', 'code'])
@Index('discount_code_welcome', ['siteId'], { unique: true, where: 'is_welcome' })
@Index('discount_code_inactive', { synchronize: false })
@Index('discount_code_by_site', ['siteId', 'createdAt', 'id'])
@Index('discount_code_by_time', ['createdAt', 'id'])
@Index('discount_code_by_text', { synchronize: false })
@Index('discount_code_by_user', ['userId'], { where: '(user_id IS NOT NULL)' })
@Check('discount_code_uses', 'max_uses > 0')
@Check('discount_code_value', 'basis_points between 1 and 10000')
@Check('discount_code_status', "status in ('active', 'inactive')")
@Check('discount_code_validity', "validity in ('once-per-user', 'once', 'unlimited')")
export class DiscountCodeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'discount_code_pk' })
  id!: string;

  @Column('uuid')
  siteId!: string;

  @Column('text')
  code!: string;

  @Column('integer')
  basisPoints!: number;

  @Column('text', { default: 'active' })
  status!: 'active' | 'inactive';

  @Column('text', { default: 'once-per-user' })
  validity!: CodeValidity;

  @Column('character', { length: 2, nullable: true })
  country!: string | null;

  @Column('uuid', { nullable: true })
  userId!: string | null;

  @Column('timestamptz', { nullable: true })
  expires!: Date | null;

  @Column('character', { length: 3, nullable: true })
  currency!: string | null;

  @Column('bigint', { nullable: true })
  minimumMinor!: number | null;

  @Column('text', { array: true, default: () => "'{}'" })
  methods!: PaymentMethod[];

  @Column('boolean', { default: false })
  isWelcome!: boolean;

  /** How many orders may have it; null: as many as its validity allows. */
  @Column('integer', { nullable: true })
  maxUses!: number | null;

  /** Who of the staff made it; null for what the product makes by itself. */
  @Column('uuid', { nullable: true })
  madeBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
