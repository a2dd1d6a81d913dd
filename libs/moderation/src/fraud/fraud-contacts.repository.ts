import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { FraudContactEntity } from './fraud-contact.entity.js';

export type FraudContact = Readonly<Pick<FraudContactEntity, 'id' | 'memberId' | 'credits'>>;

const columns = `f.id, f.member_id as "memberId", f.credits`;

@Injectable()
export class FraudContactsRepository {
  /**
   * Those that were not noted before. What an earlier ban of the same member gave back counts as given: it stays theirs when that ban was a
   * mistake, and comes back once.
   */
  insertOnce(
    tx: Tx,
    { id, memberId }: { readonly id: string; readonly memberId: MemberId },
    contacts: readonly { readonly memberId: MemberId; readonly credits: number }[],
  ): Promise<FraudContact[]> {
    return tx.query<FraudContact>(
      `insert into moderation.fraud_contact as f (decision_id, member_id, credits, at)
       select $1, c.member_id, greatest(c.credits - coalesce(before.credits, 0), 0), public.app_now()
         from unnest($3::uuid[], $4::int[]) as c (member_id, credits)
         cross join lateral (
           select sum(g.credits)::int as credits from moderation.fraud_contact g
             join moderation.decision d on d.id = g.decision_id and d.member_id = $2
            where g.member_id = c.member_id and g.decision_id <> $1) before
       on conflict on constraint fraud_contact_once do nothing
       returning ${columns}`,
      [id, memberId, contacts.map((contact) => contact.memberId), contacts.map(({ credits }) => credits)],
    );
  }

  /** So many who were told of the ban and not that it was a mistake; from now on they are. */
  clear(tx: Tx, decisionId: string, limit: number): Promise<FraudContact[]> {
    return tx.query<FraudContact>(
      `update moderation.fraud_contact f set cleared_at = public.app_now()
        where f.id in (select w.id from moderation.fraud_contact w
                        where w.decision_id = $1 and w.cleared_at is null order by w.member_id limit $2 for update)
       returning ${columns}`,
      [decisionId, limit],
    );
  }

  find(tx: Tx, id: string): Promise<FraudContactEntity | null> {
    return tx.repository(FraudContactEntity).findOneBy({ id });
  }
}
