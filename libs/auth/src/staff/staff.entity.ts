import { Column, Entity, PrimaryColumn, Unique } from 'typeorm';

@Entity({ schema: 'auth', name: 'staff' })
@Unique('staff_email', ['email'])
export class StaffEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'staff_pk' })
  id!: string;

  @Column('text')
  email!: string;

  @Column('text')
  name!: string;

  @Column('text')
  passwordHash!: string;

  @Column('bytea')
  totpSecret!: Buffer;

  @Column('bigint', { default: 0 })
  totpLastStep!: number;

  @Column('text', { array: true })
  roles!: string[];

  @Column('boolean', { default: true })
  active!: boolean;

  @Column('boolean', { default: false })
  demo!: boolean;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt!: Date;
}
