import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Locale } from '#contracts';

export interface OwnLine {
  readonly text: string;
  /** Kept, and offered to nobody. */
  readonly hidden: boolean;
}

/** The opening lines of a site in a language, in their order. */
@Entity({ schema: 'chats', name: 'icebreaker_list' })
export class IcebreakerListEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'icebreaker_list_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'icebreaker_list_pk' })
  locale!: Locale;

  @Column('jsonb')
  lines!: OwnLine[];

  @Column('integer')
  version!: number;

  @Column('timestamptz')
  changedAt!: Date;

  @Column('uuid')
  changedBy!: string;
}
