import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { InfoPage, Locale } from '#contracts';
import type { WrittenText } from '#contracts-admin';
import { SiteEntity } from '../site.entity.js';

/** What is written for a page and not out yet. The row stays when its text went out: it is what two writers at once wait for. */
@Entity({ schema: 'site', name: 'info_draft' })
@ForeignKey(() => SiteEntity, ['siteId'], ['id'], { name: 'info_draft_site_fk', onDelete: 'CASCADE' })
@Index('info_draft_once', ['siteId', 'page', 'locale'], { unique: true })
@Check('info_draft_revision_check', 'revision >= 0')
export class InfoDraftEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'info_draft_pk' })
  id!: string;

  @Column('uuid')
  siteId!: string;

  @Column('text')
  page!: InfoPage;

  @Column('text')
  locale!: Locale;

  /** Rises with everything that is done to the text. */
  @Column('integer')
  revision!: number;

  @Column('jsonb', { nullable: true })
  text!: WrittenText | null;

  @Column('timestamptz')
  savedAt!: Date;

  @Column('uuid')
  savedBy!: string;
}
