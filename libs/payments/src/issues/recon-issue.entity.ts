import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'payments', name: 'recon_issue' })
@Index('recon_issue_by_kind', ['kind', 'foundAt', 'id'])
@Index('recon_issue_by_taker', ['takenBy', 'foundAt', 'id'], { where: '(taken_by IS NOT NULL)' })
@Index('recon_issue_by_time', ['foundAt', 'id'])
@Index('recon_issue_by_order', ['orderId'], { where: '(order_id IS NOT NULL)' })
@Index('recon_issue_open', ['kind', 'subject'], { unique: true, where: '(closed_at IS NULL)' })
export class ReconIssueEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'recon_issue_pk' })
  id!: string;

  @Column('text')
  kind!: string;

  @Column('text')
  subject!: string;

  @Column('uuid', { nullable: true })
  orderId!: string | null;

  @Column('jsonb', { default: () => "'{}'" })
  details!: Record<string, unknown>;

  @Column('timestamptz')
  foundAt!: Date;

  @Column('timestamptz')
  seenAt!: Date;

  @Column('timestamptz', { nullable: true })
  closedAt!: Date | null;

  /** Who of the staff looks after it. */
  @Column('uuid', { nullable: true })
  takenBy!: string | null;

  @Column('text', { default: '' })
  note!: string;

  /** Why a person closed it; null where it ended with its cause. */
  @Column('text', { nullable: true })
  closedBecause!: string | null;
}
