import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Locale } from '#contracts';
import type { SiteWordKey } from '#contracts-admin';
import { SiteEntity } from '../site.entity.js';

/** Words that an owner set in place of the built-in ones, by language, and what a claim rests on. Never changed: the newest version counts. */
@Entity({ schema: 'site', name: 'site_words' })
@ForeignKey(() => SiteEntity, ['siteId'], ['id'], { name: 'site_words_site_fk', onDelete: 'CASCADE' })
@Index('site_words_once', ['siteId', 'key', 'version'], { unique: true })
@Check('site_words_version_check', 'version > 0')
@Check('site_words_texts_check', `jsonb_typeof(texts) = 'object'`)
export class SiteWordsEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'site_words_pk' })
  id!: string;

  @Column('uuid')
  siteId!: string;

  @Column('text')
  key!: SiteWordKey;

  @Column('integer')
  version!: number;

  @Column('jsonb')
  texts!: Partial<Record<Locale, string>>;

  @Column('text')
  proof!: string;

  @Column('timestamptz')
  madeAt!: Date;

  @Column('uuid')
  madeBy!: string;

  @Column('text')
  reason!: string;
}
