import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The VAT of a country from a day on, until a later one begins. Never changed; withdrawn before it began. */
@Entity({ schema: 'payments', name: 'vat_rate' })
@Check('vat_rate_share', 'basis_points between 0 and 3000')
@Index('vat_rate_once', { synchronize: false })
export class VatRateEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'vat_rate_pk' })
  id!: string;

  @Column('character', { length: 2 })
  country!: string;

  /** In the zone of the books; null: since before the first sale. */
  @Column('date', { nullable: true })
  fromDay!: string | null;

  @Column('integer')
  basisPoints!: number;

  /** Null, like who made it, for what was there from the beginning. */
  @Column('timestamptz', { nullable: true })
  madeAt!: Date | null;

  @Column('uuid', { nullable: true })
  madeBy!: string | null;

  @Column('text')
  reason!: string;

  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;
}
