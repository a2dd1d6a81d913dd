import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ExportState, MemberId } from '#contracts';

@Entity({ schema: 'exports', name: 'member_export' })
@Check('member_export_state', `state in ('preparing', 'ready', 'failed', 'expired')`)
@Index('member_export_by_member', { synchronize: false })
@Index('member_export_ending', ['expiresAt'], { where: 'object IS NOT NULL' })
@Index('member_export_one_at_a_time', ['memberId'], { unique: true, where: `state = 'preparing'` })
export class MemberExportEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'member_export_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('text')
  state!: Exclude<ExportState, 'none'>;

  @Column('text', { nullable: true })
  object!: string | null;

  @Column('bigint', { nullable: true })
  bytes!: number | null;

  @Column('timestamptz')
  askedAt!: Date;

  @Column('timestamptz', { nullable: true })
  readyAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  expiresAt!: Date | null;
}
