import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Locale } from '#contracts';

/** Where an invitation goes by mail. Whoever is invited is no member yet: the address is forgotten when the mail went out. */
@Entity({ schema: 'notifications', name: 'invitation_mail' })
export class InvitationMailEntity {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'invitation_mail_pk' })
  invitationId!: string;

  @Column('text')
  address!: string;

  @Column('text')
  language!: Locale;

  @Column('timestamptz')
  askedAt!: Date;
}
