import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { SiteEntity } from './site.entity.js';

@Entity({ schema: 'site', name: 'site_host' })
@ForeignKey(() => SiteEntity, ['siteId'], ['id'], { name: 'site_host_site_fk' })
export class SiteHostEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'site_host_pk' })
  host!: string;

  @Column('uuid')
  siteId!: string;
}
