import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'site', name: 'page_count' })
@Check('page_count_kind_check', `kind in ('hidden', 'bounced')`)
export class PageCountEntity {
  @PrimaryColumn('timestamptz', { primaryKeyConstraintName: 'page_count_pk' })
  hour!: Date;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'page_count_pk' })
  siteId!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'page_count_pk' })
  page!: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'page_count_pk' })
  kind!: string;

  @Column('bigint')
  times!: number;
}
