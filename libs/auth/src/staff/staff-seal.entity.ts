import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** It belongs to the installation, not to what happens in it, and the app cannot read it. */
@Entity({ schema: 'public', name: 'staff_seal' })
@Check('staff_seal_only_row', 'only_row')
export class StaffSealEntity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'staff_seal_pk' })
  onlyRow!: boolean;

  @Column('bytea', { select: false })
  innerPad!: Buffer;

  @Column('bytea', { select: false })
  outerPad!: Buffer;
}
