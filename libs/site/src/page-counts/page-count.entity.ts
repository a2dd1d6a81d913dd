import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { PageGroup } from '#contracts';

@Entity({ schema: 'site', name: 'page_count' })
@Check('page_count_kind_check', `kind in ('hidden', 'bounced')`)
export class PageCountEntity {
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'page_count_pk' })
  hour!: Date;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'page_count_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'page_count_pk' })
  page!: PageGroup;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'page_count_pk' })
  kind!: 'hidden' | 'bounced';

  @Column('bigint')
  times!: number;
}
