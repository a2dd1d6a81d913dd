import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'site', name: 'company' })
export class CompanyEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'company_pk' })
  id!: string;

  @Column('text')
  name!: string;

  @Column('text')
  address!: string;

  @Column('text')
  kvk!: string;

  @Column('text')
  city!: string;

  @Column('character', { length: 2 })
  country!: string;

  @Column('text', { array: true, default: () => "'{}'" })
  tradenames!: string[];

  @Column('text', { array: true, default: () => "'{}'" })
  vatNumbers!: string[];

  /** By which banks know who collects (SEPA); null: the company takes no direct debits. */
  @Column('text', { nullable: true })
  creditorId!: string | null;

  @Column('text')
  supportPhone!: string;

  @Column('boolean', { default: false })
  deleteDiscount!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  added!: Date;

  /** Rises with each change. */
  @Column('integer', { default: 1 })
  version!: number;
}
