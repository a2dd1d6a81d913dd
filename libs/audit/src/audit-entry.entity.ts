import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AuditAct } from '#contracts-admin';

export type SubjectKind =
  | 'member'
  | 'photo'
  | 'staff'
  | 'list'
  | 'queue'
  | 'case'
  | 'child_material'
  | 'review'
  | 'invitation'
  | 'announcement'
  | 'incident'
  | 'dead_letter'
  | 'recurring_job'
  | 'signal_rule'
  | 'site'
  | 'scam_word'
  | 'payment_issue'
  | 'refund'
  | 'order'
  | 'money_request'
  | 'debit'
  | 'mandate'
  | 'debit_block'
  | 'discount_code'
  | 'price_list'
  | 'gift'
  | 'site_lists'
  | 'company'
  | 'vat_rate'
  | 'payment_methods'
  | 'api_token'
  | 'figures'
  | 'info_text'
  | 'terms'
  | 'site_words';

@Entity({ schema: 'audit', name: 'entry' })
@Index('entry_by_staff', { synchronize: false })
@Index('entry_by_subject', { synchronize: false })
@Index('entry_by_act', { synchronize: false })
export class AuditEntryEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'entry_pk' })
  id!: string;

  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'entry_pk' })
  at!: Date;

  @Column('uuid', { nullable: true })
  staffId!: string | null;

  @Column('text')
  act!: AuditAct;

  @Column('text')
  subjectKind!: SubjectKind | '';

  @Column('uuid', { nullable: true })
  subjectId!: string | null;

  @Column('text', { default: '' })
  reason!: string;

  @Column('jsonb', { default: () => "'{}'" })
  facts!: object;

  @Column('text', { default: '' })
  ip!: string;
}
