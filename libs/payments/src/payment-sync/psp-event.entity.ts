import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity({ schema: 'payments', name: 'psp_event' })
@Index('psp_event_by_ref', ['pspRef', 'id'])
export class PspEventEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS', primaryKeyConstraintName: 'psp_event_pk' })
  id!: number;

  @Column('text')
  psp!: string;

  @Column('text')
  pspRef!: string;

  @Column('timestamptz')
  receivedAt!: Date;

  @Column('bytea')
  raw!: Buffer;
}
