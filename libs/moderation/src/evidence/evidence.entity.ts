import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity({ schema: 'moderation', name: 'evidence' })
export class EvidenceEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'evidence_pk' })
  reportId!: string;

  @Column('bytea', { select: false })
  sealed!: Buffer;
}
