import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { StaffRole } from '#contracts-admin';
import { StaffEntity } from './staff.entity.js';

@Entity({ schema: 'auth', name: 'staff_session' })
@Unique('staff_session_token', ['tokenHash'])
@ForeignKey(() => StaffEntity, ['staffId'], ['id'], { name: 'staff_session_staff_fk', onDelete: 'CASCADE' })
@Index('staff_session_by_staff', ['staffId'])
export class StaffSessionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'staff_session_pk' })
  id!: string;

  @Column('uuid')
  staffId!: string;

  @Column('bytea', { select: false })
  tokenHash!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  lastSeenAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('boolean', { default: false })
  recovered!: boolean;

  /** What the sign-in service leaves of the roles that an owner gave; null: all of them. */
  @Column('text', { array: true, nullable: true })
  onlyRoles!: StaffRole[] | null;

  @Column('text', { default: '' })
  userAgent!: string;

  /** Coarse: enough to tell the office from abroad. */
  @Column('text', { default: '' })
  network!: string;
}
