import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { ComplaintCategory, Locale, MemberId } from '#contracts';

/** `answered`: about the service, not a member. */
export type ComplaintOutcome = 'acted' | 'nothing' | 'answered';

@Entity({ schema: 'moderation', name: 'complaint' })
@Unique('complaint_reference', ['reference'])
@Check('complaint_outcome', `outcome in ('acted', 'nothing', 'answered')`)
@Check('complaint_answer', `answer is null or outcome = 'answered'`)
@Check('complaint_kept', '(sealed is null) = (body_hash is null)')
@Index('complaint_open_once', ['siteId', 'bodyHash'], { unique: true, where: 'outcome IS NULL' })
@Index('complaint_key', ['siteId', 'idempotencyKey'], { unique: true, where: 'idempotency_key IS NOT NULL' })
@Index('complaint_by_member', ['memberId', 'at'], { where: 'member_id IS NOT NULL' })
export class ComplaintEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'complaint_pk' })
  id!: string;

  @Column('text')
  reference!: string;

  @Column('timestamptz')
  at!: Date;

  @Column('text')
  category!: ComplaintCategory;

  @Column('uuid')
  siteId!: string;

  @Column('text')
  language!: Locale;

  @Column('uuid', { nullable: true })
  memberId!: MemberId | null;

  @Column('text', { nullable: true })
  outcome!: ComplaintOutcome | null;

  @Column('text', { nullable: true })
  idempotencyKey!: string | null;

  @Column('bytea', { nullable: true })
  bodyHash!: Buffer | null;

  @Column('bytea', { nullable: true, select: false })
  sealed!: Buffer | null;

  /** What staff wrote to whoever complained. */
  @Column('bytea', { nullable: true, select: false })
  answer!: Buffer | null;
}
