import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Locale, MemberId, PaymentFailure, PaymentMethod } from '#contracts';
import type { OrderState } from './order-states.policy.js';
import type { BankTransfer } from '../provider/index.js';

/** The company as it was when the order was made. */
export interface OrderCompany {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly city: string;
  readonly country: string;
  readonly kvk: string;
  readonly vatNumbers: readonly string[];
}

/** Where the buyer seemed to be: the country of the profile, that of the address the order came from, and once it is paid that of the payment. */
export interface CountryEvidence {
  readonly profile: string;
  readonly network: string | null;
  readonly payment?: string | null;
}

/** What the buyer agreed to by ordering, word for word, and the language in which they read it. */
export interface StoredConsent {
  readonly language: Locale;
  readonly startAtOnce: string;
  readonly payForUse: string;
}

@Entity({ schema: 'payments', name: 'orders' })
@Unique('orders_psp', ['psp', 'pspId'])
@Unique('orders_once', ['memberId', 'idempotencyKey'])
@Index('orders_paid_by_company', { synchronize: false })
@Index('orders_by_member', { synchronize: false })
@Index('orders_to_ask', ['askAt'], { where: '(ask_at IS NOT NULL)' })
@Index('orders_by_time', ['createdAt'])
@Index('orders_by_state', ['state', 'createdAt', 'id'])
@Index('orders_by_country', ['country', 'createdAt', 'id'])
@Index('orders_by_method', ['method', 'createdAt', 'id'])
@Index('orders_by_payment', ['paidAt', 'memberId', 'country', 'siteId', 'payableMinor'], { where: '(paid_at IS NOT NULL)' })
@Index('orders_with_code', { synchronize: false })
@Index('orders_by_code', ['discountCode', 'createdAt'], { where: '(discount_code IS NOT NULL)' })
@Index('orders_unclear', ['createdAt'], { where: 'country_unclear' })
@Index('orders_blocking', ['memberId'], { where: 'blocks_buying' })
@Check('orders_credits', 'credits > 0')
@Check('orders_price', 'price_minor >= 0')
@Check('orders_state', "state in ('created', 'pending', 'paid', 'failed', 'cancelled', 'expired', 'refunded', 'charged_back')")
@Check('orders_sum', 'payable_minor = price_minor - discount_minor and discount_minor between 0 and price_minor')
@Check('orders_granted', 'granted_credits between 0 and credits')
@Check('orders_revoked', 'revoked_credits between 0 and granted_credits')
@Check('orders_paid', '(paid_at is null) = (granted_credits = 0)')
export class OrderEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'orders_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('text')
  idempotencyKey!: string;

  @Column('bytea')
  bodyHash!: Buffer;

  @Column('uuid')
  siteId!: string;

  /** Where the member comes back to from the provider. */
  @Column('text')
  returnOrigin!: string;

  @Column('jsonb')
  company!: OrderCompany;

  @Column('text')
  locale!: Locale;

  /** In which it is taxed. */
  @Column('character', { length: 2 })
  country!: string;

  @Column('jsonb')
  countryEvidence!: CountryEvidence;

  /** It is paid, and no two pieces of evidence agree on the country: finance looks at it. */
  @Column('boolean', { default: false })
  countryUnclear!: boolean;

  @Column('uuid')
  bundleId!: string;

  @Column('integer')
  credits!: number;

  @Column('bigint')
  priceMinor!: number;

  @Column('bigint', { default: 0 })
  discountMinor!: number;

  @Column('bigint')
  payableMinor!: number;

  @Column('character', { length: 3 })
  currency!: string;

  @Column('integer')
  vatBps!: number;

  @Column('bigint')
  vatMinor!: number;

  @Column('text', { nullable: true })
  discountCode!: string | null;

  @Column('uuid', { nullable: true })
  codeId!: string | null;

  @Column('text')
  method!: PaymentMethod;

  @Column('text')
  state!: OrderState;

  @Column('text', { nullable: true })
  failure!: PaymentFailure | null;

  @Column('text')
  psp!: string;

  @Column('text', { nullable: true })
  pspId!: string | null;

  @Column('text', { nullable: true })
  checkoutUrl!: string | null;

  @Column('jsonb', { nullable: true })
  transfer!: BankTransfer | null;

  @Column('integer', { default: 0 })
  grantedCredits!: number;

  @Column('integer', { default: 0 })
  revokedCredits!: number;

  @Column('bigint', { default: 0 })
  refundedMinor!: number;

  @Column('bigint', { default: 0 })
  chargedBackMinor!: number;

  /** The bank took its money back: the member buys nothing more until finance allows it, or the bank brings all of it back. */
  @Column('boolean', { default: false })
  blocksBuying!: boolean;

  /** Counts what was booked after the payment: each movement of money or credits has a number of its own. */
  @Column('integer', { default: 0 })
  movements!: number;

  @Column('boolean', { default: false })
  madePremium!: boolean;

  @Column('text')
  consentVersion!: string;

  /** Null for orders of the time when only the version was kept. */
  @Column('jsonb', { nullable: true })
  consent!: StoredConsent | null;

  /** The terms that the buyer had accepted; null as above. */
  @Column('timestamptz', { nullable: true })
  termsVersion!: Date | null;

  @Column('integer')
  refundDays!: number;

  @Column('timestamptz')
  createdAt!: Date;

  @Column('timestamptz', { nullable: true })
  paidAt!: Date | null;

  @Column('date', { nullable: true })
  withdrawUntil!: string | null;

  @Column('timestamptz', { nullable: true })
  askAt!: Date | null;

  @Column('integer', { default: 0 })
  asked!: number;
}
