import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PaymentMethod } from '#contracts';

/** What an owner chose for the members of a country to pay with. Never changed: the newest version counts. */
@Entity({ schema: 'payments', name: 'country_methods' })
@Check('country_methods_version', 'version > 0')
@Check('country_methods_some', 'cardinality(methods) > 0')
@Index('country_methods_once', ['country', 'version'], { unique: true })
export class CountryMethodsEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'country_methods_pk' })
  id!: string;

  @Column('character', { length: 2 })
  country!: string;

  @Column('integer')
  version!: number;

  /** In their order; null: the built-in ones. */
  @Column('text', { array: true, nullable: true })
  methods!: PaymentMethod[] | null;

  @Column('timestamptz')
  madeAt!: Date;

  @Column('uuid')
  madeBy!: string;

  @Column('text')
  reason!: string;
}
