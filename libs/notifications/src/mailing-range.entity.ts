import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId } from '#contracts';

/**
 * Some members of one zone who get a mailing: those whose ids lie from `lo` to `hi`. `mailing` is its kind and which one it is,
 * `new-members:2026-11-27` or `announcement:<id>`.
 */
@Entity({ schema: 'notifications', name: 'mailing_range' })
@Unique('mailing_range_once', ['mailing', 'zone', 'lo'])
@Index('mailing_range_by_due', ['due'], { where: 'due IS NOT NULL' })
export class MailingRangeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'mailing_range_pk' })
  id!: string;

  @Column('text')
  mailing!: string;

  @Column('text')
  zone!: string;

  @Column('uuid')
  lo!: MemberId;

  @Column('uuid')
  hi!: MemberId;

  /** When its mails are to be sent; null once that has been asked for. */
  @Column('timestamptz', { nullable: true })
  due!: Date | null;

  @Column('timestamptz')
  plannedAt!: Date;

  @Column('integer', { default: 0 })
  sent!: number;

  /** When the last of its mails had gone out, or was not to. */
  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
