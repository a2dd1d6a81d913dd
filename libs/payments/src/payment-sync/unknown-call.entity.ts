import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How often somebody called about payments that no order has: of strangers' ids only the number is kept. */
@Entity({ schema: 'payments', name: 'unknown_call' })
export class UnknownCallEntity {
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'unknown_call_pk' })
  minute!: Date;

  @Column('integer')
  calls!: number;
}
