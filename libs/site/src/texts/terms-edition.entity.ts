import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Locale } from '#contracts';
import { SiteEntity } from '../site.entity.js';

/** The terms of a moment, in every language: from then on members are asked again. Never changed; withdrawn before it began. */
@Entity({ schema: 'site', name: 'terms_edition' })
@ForeignKey(() => SiteEntity, ['siteId'], ['id'], { name: 'terms_edition_site_fk', onDelete: 'CASCADE' })
@Index('terms_edition_by_site', ['siteId', 'beginsAt', 'id'])
@Check('terms_edition_changes_check', `jsonb_typeof(changes) = 'object'`)
export class TermsEditionEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'terms_edition_pk' })
  id!: string;

  @Column('uuid')
  siteId!: string;

  /** What is new, by language. */
  @Column('jsonb')
  changes!: Partial<Record<Locale, string>>;

  @Column('timestamptz')
  beginsAt!: Date;

  @Column('timestamptz', { nullable: true })
  withdrawnAt!: Date | null;

  @Column('timestamptz')
  madeAt!: Date;

  @Column('uuid')
  madeBy!: string;

  @Column('text')
  reason!: string;
}
