import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { FraudContactEntity } from './fraud-contact.entity.js';

export type FraudContact = Readonly<Pick<FraudContactEntity, 'id' | 'memberId' | 'credits'>>;

@Injectable()
export class FraudContactsRepository {
  /** Those that were not noted before. */
  insertOnce(
    tx: Tx,
    decisionId: string,
    contacts: readonly { readonly memberId: MemberId; readonly credits: number }[],
  ): Promise<FraudContact[]> {
    return tx.query<FraudContact>(
      `insert into moderation.fraud_contact (decision_id, member_id, credits, at)
       select $1, c.member_id, c.credits, public.app_now() from unnest($2::uuid[], $3::int[]) as c (member_id, credits)
       on conflict on constraint fraud_contact_once do nothing
       returning id, member_id as "memberId", credits`,
      [decisionId, contacts.map(({ memberId }) => memberId), contacts.map(({ credits }) => credits)],
    );
  }

  find(tx: Tx, id: string): Promise<FraudContactEntity | null> {
    return tx.repository(FraudContactEntity).findOneBy({ id });
  }
}
