import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Locale } from '#contracts';
import { StaffEntity } from './staff.entity.js';

/** Only hashes of the links rest here. Rows are made by functions of the owner alone. */
@Entity({ schema: 'auth', name: 'staff_link' })
@Unique('staff_link_token', ['tokenHash'])
@Check('staff_link_purpose', `purpose in ('invite', 'renew')`)
@ForeignKey(() => StaffEntity, ['staffId'], ['id'], { name: 'staff_link_staff_fk', onDelete: 'CASCADE' })
@Index('staff_link_by_staff', ['staffId'])
export class StaffLinkEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_link_pk' })
  id!: string;

  @Column('uuid')
  staffId!: string;

  /** `invite`: the account was never set up before. */
  @Column('text')
  purpose!: 'invite' | 'renew';

  /** False: the password stays, and is asked for with the link. */
  @Column('boolean')
  setsPassword!: boolean;

  @Column('text')
  address!: string;

  @Column('text')
  language!: Locale;

  @Column('bytea', { select: false })
  tokenHash!: Buffer;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz')
  expiresAt!: Date;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
