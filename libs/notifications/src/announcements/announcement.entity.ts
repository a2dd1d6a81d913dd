import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AnnouncementKind, AnnouncementState, AnnouncementTexts } from '#contracts-admin';

/** What staff write to members, from its first draft to the last mail. */
@Entity({ schema: 'notifications', name: 'announcement' })
@Check('announcement_kind', `kind in ('promotion', 'site_news', 'changed_terms', 'site_closing')`)
@Check('announcement_state', `state in ('draft', 'planned', 'running', 'done', 'stopped')`)
@Check('announcement_start', `(state = 'draft') OR (starts_at IS NOT NULL)`)
@Index('announcement_by_saving', { synchronize: false })
@Index('announcement_by_start', ['startsAt'], { where: `state = 'planned'` })
export class AnnouncementEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'announcement_pk' })
  id!: string;

  @Column('text')
  kind!: AnnouncementKind;

  @Column('text')
  state!: AnnouncementState;

  @Column('jsonb')
  texts!: AnnouncementTexts;

  @Column('text')
  path!: string;

  /** Null: all sites. */
  @Column('uuid', { nullable: true })
  siteId!: string | null;

  /** None: everywhere. */
  @Column('text', { array: true, default: () => "'{}'" })
  countries!: string[];

  @Column('uuid')
  madeBy!: string;

  @Column('timestamptz')
  savedAt!: Date;

  @Column('timestamptz', { nullable: true })
  startsAt!: Date | null;

  @Column('timestamptz', { nullable: true })
  endedAt!: Date | null;

  /** How many they were when it began. */
  @Column('integer', { nullable: true })
  receivers!: number | null;

  @Column('integer', { default: 0 })
  sent!: number;
}
