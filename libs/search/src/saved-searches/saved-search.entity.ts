import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { MemberId, SavedSearch } from '#contracts';

@Entity({ schema: 'search', name: 'saved_search' })
@Index('saved_search_by_member', ['memberId', 'createdAt'])
export class SavedSearchEntity {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()', primaryKeyConstraintName: 'saved_search_pk' })
  id!: string;

  @Column('uuid')
  memberId!: MemberId;

  @Column('text')
  name!: string;

  @Column('jsonb')
  filters!: SavedSearch['filters'];

  @Column('timestamptz')
  createdAt!: Date;
}
