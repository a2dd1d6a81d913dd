import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Locale, MemberId } from '#contracts';

/** A member's wish to pay an amount by direct debit, until its code was right and an order was made with it. */
@Entity({ schema: 'payments', name: 'debit_request' })
@Index('debit_request_by_member', ['memberId', 'createdAt'])
@Index('debit_request_by_time', ['createdAt'])
export class DebitRequestEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'debit_request_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('uuid')
  siteId!: string;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('uuid')
  bundleId!: string;

  /** The discount code of the order. */
  @Column('text', { nullable: true })
  code!: string | null;

  @Column('integer')
  credits!: number;

  @Column('bigint')
  amountMinor!: number;

  @Column('character', { length: 3 })
  currency!: string;

  /** One that the member gave before; null: a new one is given with the order. */
  @Column('uuid', { nullable: true })
  mandateId!: string | null;

  @Column('varchar', { length: 35 })
  reference!: string;

  @Column('text')
  creditorId!: string;

  @Column('text')
  creditorName!: string;

  @Column('bytea')
  formSealed!: Buffer;

  @Column('bytea')
  ibanHmac!: Buffer;

  @Column('bytea')
  phoneHmac!: Buffer;

  @Column('character', { length: 2 })
  phoneCountry!: string;

  @Column('text')
  ibanEndsIn!: string;

  @Column('text')
  phoneEndsIn!: string;

  @Column('date')
  collectOn!: string;

  @Column('text')
  locale!: Locale;

  @Column('text')
  textVersion!: string;

  @Column('inet', { nullable: true })
  network!: string | null;

  @Column('bytea')
  otpHash!: Buffer;

  @Column('timestamptz')
  otpSentAt!: Date;

  /** Of the code; once it was right, of the summary. */
  @Column('timestamptz')
  expiresAt!: Date;

  @Column('integer', { default: 1 })
  sends!: number;

  /** With the present code. */
  @Column('integer', { default: 0 })
  tries!: number;

  @Column('timestamptz', { nullable: true })
  verifiedAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  usedAt!: Date | null;
}
