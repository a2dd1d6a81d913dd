import { Check, Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import type { MemberId, NotificationChannel } from '#contracts';

/**
 * Some members of one zone who get a mailing, by mail or as a push: those whose ids lie from `lo` to `hi`. `mailing` is its kind and which one it is,
 * `new-members:2026-11-27` or `announcement:<id>`.
 */
@Entity({ schema: 'notifications', name: 'mailing_range' })
@Unique('mailing_range_once', ['mailing', 'channel', 'zone', 'lo'])
@Check('mailing_range_channel', `channel in ('email', 'push')`)
@Index('mailing_range_by_due', ['due'], { where: 'due IS NOT NULL' })
export class MailingRangeEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'mailing_range_pk' })
  id!: string;

  @Column('text')
  mailing!: string;

  @Column('text', { default: 'email' })
  channel!: NotificationChannel;

  @Column('text')
  zone!: string;

  @Column('uuid')
  lo!: MemberId;

  @Column('uuid')
  hi!: MemberId;

  /** When they are to be sent; null once that has been asked for. */
  @Column('timestamptz', { nullable: true })
  due!: Date | null;

  @Column('timestamptz')
  plannedAt!: Date;

  @Column('integer', { default: 0 })
  sent!: number;

  /** When the last of them had gone out, or was not to. */
  @Column('timestamptz', { nullable: true })
  finishedAt!: Date | null;
}
