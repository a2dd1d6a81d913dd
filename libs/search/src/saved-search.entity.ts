import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'search', name: 'saved_search' })
@Index('saved_search_by_member', ['memberId', 'createdAt'])
export class SavedSearchEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'saved_search_pk' })
  id!: string;

  @Column('uuid')
  memberId!: string;

  @Column('text')
  name!: string;

  @Column('jsonb')
  filters!: unknown;

  @Column('timestamptz')
  createdAt!: Date;
}
