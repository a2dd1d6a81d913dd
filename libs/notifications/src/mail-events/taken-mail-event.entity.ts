import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** What a mail service told, by the id that it gave it: the same may be told again for days. */
@Entity({ schema: 'notifications', name: 'taken_mail_event' })
@Index('taken_mail_event_by_age', ['at'])
export class TakenMailEventEntity {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'taken_mail_event_pk' })
  id!: string;

  @Column('timestamptz')
  at!: Date;
}
