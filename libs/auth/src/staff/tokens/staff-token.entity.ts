import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { TokenRight } from '#contracts-admin';
import { StaffEntity } from '../staff.entity.js';

@Entity({ schema: 'auth', name: 'staff_token' })
@ForeignKey(() => StaffEntity, ['staffId'], ['id'], { name: 'staff_token_staff_fk', onDelete: 'CASCADE' })
@Index('staff_token_by_staff', ['staffId'])
export class StaffTokenEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_token_pk' })
  id!: string;

  /** The owner who made it: it is worth nothing when they are none any more. */
  @Column('uuid')
  staffId!: string;

  @Column('text')
  name!: string;

  @Column('text', { array: true })
  rights!: TokenRight[];

  /** None: from anywhere. */
  @Column('text', { array: true })
  networks!: string[];

  @Column('bytea', { select: false })
  tokenHash!: Buffer;

  @Column('timestamptz')
  madeAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('text', { default: '' })
  lastUsedNetwork!: string;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;
}
