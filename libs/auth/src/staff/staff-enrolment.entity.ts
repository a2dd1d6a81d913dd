import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { StaffEntity } from './staff.entity.js';

@Entity({ schema: 'auth', name: 'staff_enrolment' })
@ForeignKey(() => StaffEntity, ['staffId'], ['id'], { name: 'staff_enrolment_staff_fk', onDelete: 'CASCADE' })
export class StaffEnrolmentEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_enrolment_pk' })
  staffId!: string;

  @Column('bytea', { select: false })
  totpSecret!: Buffer;

  @Column('timestamptz')
  expiresAt!: Date;
}
