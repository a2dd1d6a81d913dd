import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StaffEntity } from './staff.entity.js';

@Entity({ schema: 'auth', name: 'staff_recovery_code' })
@ForeignKey(() => StaffEntity, ['staffId'], ['id'], { name: 'staff_recovery_code_staff_fk', onDelete: 'CASCADE' })
@Index('staff_recovery_code_by_staff', ['staffId'])
export class StaffRecoveryCodeEntity {
  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'staff_recovery_code_pk' })
  codeHash!: Buffer;

  @Column('uuid')
  staffId!: string;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
