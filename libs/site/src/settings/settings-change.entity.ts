import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { SettingValues } from '#contracts-admin';
import { SiteEntity } from '../site.entity.js';

/** What an owner set, and what held before; the version is that of the site from then on. Never changed. */
@Entity({ schema: 'site', name: 'settings_change' })
@ForeignKey(() => SiteEntity, ['siteId'], ['id'], { name: 'settings_change_site_fk', onDelete: 'CASCADE' })
@Check('settings_change_version', 'version > 1')
export class SettingsChangeEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'settings_change_pk' })
  siteId!: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'settings_change_pk' })
  version!: number;

  @Column('timestamptz')
  at!: Date;

  @Column('uuid')
  staffId!: string;

  @Column('text')
  reason!: string;

  @Column('boolean')
  undoes!: boolean;

  @Column('jsonb')
  before!: Partial<SettingValues>;

  @Column('jsonb')
  after!: Partial<SettingValues>;
}
