import { Injectable } from '@nestjs/common';
import type { Repository } from 'typeorm';
import { appNow, olderThan, type Tx } from '#database';
import { InvitationMailEntity } from './invitation-mail.entity.js';

export type InvitationMail = Readonly<Omit<InvitationMailEntity, 'askedAt'>>;

const mails = (tx: Tx): Repository<InvitationMailEntity> => tx.repository(InvitationMailEntity);

@Injectable()
export class InvitationMailsRepository {
  async insert(tx: Tx, mail: InvitationMail): Promise<void> {
    await mails(tx).insert({ ...mail, askedAt: appNow });
  }

  find(tx: Tx, invitationId: string): Promise<InvitationMail | null> {
    return mails(tx).findOneBy({ invitationId });
  }

  async remove(tx: Tx, invitationId: string): Promise<void> {
    await mails(tx).delete({ invitationId });
  }

  /** Those that no server took in all these days. */
  async removeOld(tx: Tx, days: number): Promise<void> {
    await mails(tx).delete({ askedAt: olderThan(days) });
  }
}
