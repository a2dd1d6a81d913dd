import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { StaffRole } from '#contracts-admin';

@Entity({ schema: 'auth', name: 'staff' })
@Unique('staff_email', ['email'])
export class StaffEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'staff_pk' })
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text', { select: false })
  passwordHash!: string;

  @Column('bytea', { select: false })
  totpSecret!: Buffer;

  @Column('bigint', { default: 0 })
  totpLastStep!: number;

  @Column('text', { array: true })
  roles!: StaffRole[];

  @Column('boolean', { default: true })
  active!: boolean;

  @Column('boolean', { default: false })
  demo!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
