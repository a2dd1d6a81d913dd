import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CommunityEntity } from './community.entity.js';
import { CompanyEntity } from './companies/index.js';

@Entity({ schema: 'site', name: 'site' })
@ForeignKey(() => CommunityEntity, ['communityId'], ['id'], { name: 'site_community_fk' })
@ForeignKey(() => CompanyEntity, ['companyId'], ['id'], { name: 'site_company_fk' })
@Index('site_one_default', ['isDefault'], { unique: true, where: 'is_default' })
export class SiteEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'site_pk' })
  id!: string;

  @Column('uuid')
  communityId!: string;

  @Column('uuid')
  companyId!: string;

  @Column('text')
  name!: string;

  @Column('text', { nullable: true })
  domainLanguage!: string | null;

  @Column('jsonb', { default: () => "'{}'" })
  settings!: unknown;

  @Column('integer', { default: 1 })
  version!: number;

  @Column('boolean', { default: false })
  isDefault!: boolean;
}
