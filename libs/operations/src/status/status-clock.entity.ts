import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** Up to which minute the days are counted, by whichever process came first. */
@Entity({ schema: 'operations', name: 'status_clock' })
@Check('status_clock_only_one', 'only_one')
export class StatusClockEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'status_clock_pk' })
  onlyOne!: boolean;

  @Column('timestamptz')
  countedTo!: Date;
}
