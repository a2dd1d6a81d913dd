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

  /** Null until it is set up. */
  @Column('text', { select: false, nullable: true })
  passwordHash!: string | null;

  /** Null until there is a device. */
  @Column('bytea', { select: false, nullable: true })
  totpSecret!: Buffer | null;

  @Column('bigint', { default: 0 })
  totpLastStep!: number;

  @Column('text', { array: true })
  roles!: StaffRole[];

  @Column('boolean', { default: true })
  active!: boolean;

  @Column('boolean', { default: false })
  demo!: boolean;

  /** Null: made by the command of the server. */
  @Column('uuid', { nullable: true })
  invitedBy!: string | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
