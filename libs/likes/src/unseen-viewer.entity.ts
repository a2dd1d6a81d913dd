import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'likes', name: 'unseen_viewer' })
export class UnseenViewerEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'unseen_viewer_pk' })
  memberId!: string;

  @Column('timestamptz')
  since!: Date;
}
