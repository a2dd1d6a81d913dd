import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';

@Entity({ schema: 'auth', name: 'account' })
@Unique('account_email', ['communityId', 'email'])
@Check('account_status', `status in ('not_confirmed', 'active', 'paused', 'suspended', 'banned', 'deleted')`)
@Index('account_by_address', { synchronize: false })
@Index('account_by_sign_up', ['createdAt', 'id'])
@Index('account_by_status', ['status', 'createdAt', 'id'], { where: `status <> 'active'` })
export class AccountEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'account_pk' })
  id!: string;

  @Column('uuid')
  communityId!: string;

  @Column('uuid')
  siteId!: string;

  @Column('text')
  email!: string;

  @Column('text')
  passwordHash!: string;

  @Column('text')
  language!: string;

  @Column('text', { default: 'not_confirmed' })
  status!: string;

  @Column('text', { array: true, default: () => "'{}'" })
  notificationsDisabled!: string[];

  @Column('timestamptz')
  termsVersion!: Date;

  @Column('timestamptz')
  termsAcceptedAt!: Date;

  @Column('jsonb', { default: () => "'{}'" })
  tracking!: unknown;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  confirmedAt!: Date | null;

  @Column('jsonb', { nullable: true })
  display!: unknown;
}
