import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Bundle } from '../settings/index.js';
import { SiteEntity } from '../site.entity.js';

/** What a site sells in some countries from a moment on, until a later list for the same country begins. Never changed; withdrawn before it began. */
@Entity({ schema: 'site', name: 'price_list' })
@ForeignKey(() => SiteEntity, ['siteId'], ['id'], { name: 'price_list_site_fk', onDelete: 'CASCADE' })
@Index('price_list_by_site', ['siteId', 'beginsAt', 'id'])
@Check('price_list_bundles', 'jsonb_array_length(bundles) > 0')
export class PriceListEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'price_list_pk' })
  id!: string;

  @Column('uuid')
  siteId!: string;

  /** Empty: every country without a list of its own. */
  @Column('text', { array: true })
  countries!: string[];

  @Column('jsonb')
  bundles!: Bundle[];

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
