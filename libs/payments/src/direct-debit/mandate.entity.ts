import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Locale, MemberId } from '#contracts';

/** What a member authorised: who may collect from which account, and in which words. */
@Entity({ schema: 'payments', name: 'mandate' })
@Unique('mandate_reference', ['reference'])
@Index('mandate_by_member', ['memberId', 'signedAt'])
@Index('mandate_by_time', ['signedAt', 'id'])
@Index('mandate_revoked', ['signedAt', 'id'], { where: '(revoked_at IS NOT NULL)' })
@Index('mandate_by_use', { synchronize: false })
@Index('mandate_to_revoke', ['revokedAt'], {
  where: '((revoked_at IS NOT NULL) AND (psp_revoked_at IS NULL) AND (psp_mandate_id IS NOT NULL))',
})
@Index('mandate_to_erase', ['memberErasedAt'], { where: '((member_erased_at IS NOT NULL) AND (psp_customer_id IS NOT NULL))' })
export class MandateEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mandate_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('uuid')
  siteId!: string;

  @Column('varchar', { length: 35 })
  reference!: string;

  @Column('text')
  creditorId!: string;

  @Column('text')
  creditorName!: string;

  /** Holder, number of the account, address and phone. */
  @Column('bytea')
  formSealed!: Buffer;

  @Column('bytea')
  ibanHmac!: Buffer;

  @Column('bytea')
  phoneHmac!: Buffer;

  @Column('text')
  ibanEndsIn!: string;

  @Column('text')
  phoneEndsIn!: string;

  @Column('text')
  locale!: Locale;

  @Column('text')
  textVersion!: string;

  @Column('timestamptz')
  signedAt!: Date;

  /** The address from which it was given. */
  @Column('inet', { nullable: true })
  signedNetwork!: string | null;

  @Column('timestamptz', { nullable: true })
  lastUsedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  revokedAt!: Date | null;

  @Column('text', { nullable: true })
  pspCustomerId!: string | null;

  @Column('text', { nullable: true })
  pspMandateId!: string | null;

  /** The provider knows that it is revoked. */
  @Column('timestamptz', { nullable: true })
  pspRevokedAt!: Date | null;

  /** Nobody but who collects and the provider keeps it then. */
  @Column('timestamptz', { nullable: true })
  memberErasedAt!: Date | null;
}
