import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'search', name: 'listing_terms' })
@Index('listing_terms_find', { synchronize: false })
export class ListingTermsEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'listing_terms_pk' })
  memberId!: string;

  @Column('tsvector')
  terms!: string;
}
