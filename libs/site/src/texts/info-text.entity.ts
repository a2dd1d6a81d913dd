import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { InfoPage, Locale } from '#contracts';
import { SiteEntity } from '../site.entity.js';

/** What an owner wrote in place of a built-in page, from a moment on; a version is never changed, and withdrawn only before it began. */
@Entity({ schema: 'site', name: 'info_text' })
@ForeignKey(() => SiteEntity, ['siteId'], ['id'], { name: 'info_text_site_fk', onDelete: 'CASCADE' })
@Check('info_text_version_check', 'version > 0')
@Check('info_text_sections_check', `jsonb_typeof(sections) = 'array'`)
export class InfoTextEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'info_text_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'info_text_pk' })
  page!: InfoPage;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'info_text_pk' })
  locale!: Locale;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'info_text_pk' })
  version!: number;

  @Column('text')
  title!: string;

  @Column('text')
  lead!: string;

  @Column('jsonb')
  sections!: unknown;

  @Column('timestamptz')
  inForceAt!: Date;

  /** Without words: the built-in text counts again. */
  @Column('boolean', { default: false })
  builtIn!: boolean;

  /** What is new, where it is part of the terms. */
  @Column('text', { default: '' })
  changes!: string;

  @Column('timestamptz', { nullable: true })
  madeAt!: Date | null;

  @Column('uuid', { nullable: true })
  madeBy!: string | null;

  @Column('text', { default: '' })
  reason!: string;

  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;

  /** The terms that it is part of. */
  @Column('uuid', { nullable: true })
  editionId!: string | null;
}
