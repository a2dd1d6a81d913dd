import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Sharing } from './photo-rights.policy.js';

@Entity({ schema: 'media', name: 'photo_access' })
@Check('photo_access_state', `state in ('asked', 'allowed', 'refused')`)
@Check('photo_access_two', 'owner_id <> viewer_id')
@Index('photo_access_by_owner', { synchronize: false })
@Index('photo_access_by_viewer', ['viewerId'])
export class PhotoAccessEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'photo_access_pk' })
  ownerId!: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'photo_access_pk' })
  viewerId!: string;

  @Column('text')
  state!: NonNullable<Sharing['state']>;

  @Column('timestamptz')
  changedAt!: Date;
}
