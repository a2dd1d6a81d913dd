import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { VatSchemeKind } from '#contracts-admin';

/** How a company pays the VAT of a country from a day on, until a later one begins. Never changed; withdrawn while its quarter runs. */
@Entity({ schema: 'payments', name: 'vat_scheme' })
@Check('vat_scheme_kind', "kind in ('registered', 'one_stop_shop', 'none')")
@Check('vat_scheme_number', "(kind = 'none') = (number = '')")
@Index('vat_scheme_once', ['companyId', 'country', 'fromDay'], { unique: true, where: 'withdrawn_at is null' })
export class VatSchemeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'vat_scheme_pk' })
  id!: string;

  @Column('uuid')
  companyId!: string;

  @Column('character', { length: 2 })
  country!: string;

  @Column('text')
  kind!: VatSchemeKind;

  @Column('text')
  number!: string;

  /** In the zone of the books. */
  @Column('date')
  fromDay!: string;

  @Column('timestamptz')
  madeAt!: Date;

  @Column('uuid')
  madeBy!: string;

  @Column('text')
  reason!: string;

  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;
}
