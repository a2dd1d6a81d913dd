import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { GiftLevel, Locale } from '#contracts';

/** What owners made of a gift. It is never removed: messages name it by its key. */
@Entity({ schema: 'chats', name: 'gift' })
@Unique('gift_key', ['key'])
@Unique('gift_picture', ['picture'])
@Check('gift_price', 'num_nonnulls(level, credits) = 1')
@Check('gift_days', 'from_day <= until_day')
export class GiftEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'gift_pk' })
  id!: string;

  /** The name of a built-in gift, or the id of one that an owner made. */
  @Column('text')
  key!: string;

  /** By locale; an empty one is lacking. */
  @Column('jsonb')
  names!: Partial<Record<Locale, string>>;

  @Column('smallint', { nullable: true })
  level!: GiftLevel | null;

  @Column('integer', { nullable: true })
  credits!: number | null;

  @Column('integer')
  place!: number;

  /** Null: every site. */
  @Column('uuid', { array: true, nullable: true })
  siteIds!: string[] | null;

  @Column('date', { nullable: true })
  fromDay!: string | null;

  @Column('date', { nullable: true })
  untilDay!: string | null;

  /** The key of a picture of the house; null: the built-in one. */
  @Column('uuid', { nullable: true })
  picture!: string | null;

  @Column('timestamptz', { nullable: true })
  retiredAt!: Date | null;

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  changedAt!: Date;

  @Column('uuid')
  changedBy!: string;
}
