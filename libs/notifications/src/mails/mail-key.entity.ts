import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a mail of the archive was found by: its key as a number, and where it lies. Outlives it, so that it is never sent again. */
@Entity({ schema: 'notifications', name: 'mail_key' })
export class MailKeyEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'mail_key_pk' })
  key!: string;

  @Column('uuid')
  mailId!: string;

  @Column('timestamptz')
  createdAt!: Date;
}
