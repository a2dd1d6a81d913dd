import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { StaffEntity } from '../staff.entity.js';

/** Who of the staff is whom at a sign-in service: settled at their first sign-in there. Rows are made by functions of the owner alone. */
@Entity({ schema: 'auth', name: 'staff_identity' })
@Unique('staff_identity_subject', ['issuer', 'subject'])
@ForeignKey(() => StaffEntity, ['staffId'], ['id'], { name: 'staff_identity_staff_fk', onDelete: 'CASCADE' })
export class StaffIdentityEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_identity_pk' })
  staffId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'staff_identity_pk' })
  issuer!: string;

  /** The service's own name for the person; addresses move on to others, these do not. */
  @Column('text')
  subject!: string;

  @Column('timestamptz')
  boundAt!: Date;
}
