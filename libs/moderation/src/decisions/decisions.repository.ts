import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import type { Place } from '#chats';
import type { MemberId } from '#contracts';
import { appNow, type Tx } from '#database';
import { DecisionEntity, type DecisionState } from './decision.entity.js';

export type Decision = Readonly<Omit<DecisionEntity, 'removed'>>;
export type NewDecision = Readonly<
  Pick<
    DecisionEntity,
    'caseId' | 'memberId' | 'staffId' | 'measure' | 'rule' | 'days' | 'photoIds' | 'messages' | 'removesText' | 'otherCaseIds'
  >
> & { readonly state: 'proposed' | 'pending' };

/** Carried out once: before, and when it was refused or taken back at once, its member hears nothing. */
const notified: DecisionState[] = ['in_force', 'ended', 'overturned'];

/** As the index of them says it. */
const unseen = `seen_at is null and measure <> 'none' and state in ('in_force', 'ended', 'overturned')`;

@Injectable()
export class DecisionsRepository {
  async insert(tx: Tx, decision: NewDecision): Promise<Decision> {
    const made = await tx
      .repository(DecisionEntity)
      .createQueryBuilder()
      .insert()
      .values({ ...decision, at: appNow })
      .returning('id')
      .updateEntity(false)
      .execute();
    const found = await this.find(tx, (made.raw as { id: string }[])[0]?.id ?? '');
    if (!found) throw new Error('the decision was not written');
    return found;
  }

  find(tx: Tx, id: string): Promise<Decision | null> {
    return tx.repository(DecisionEntity).findOneBy({ id });
  }

  lock(tx: Tx, id: string): Promise<Decision | null> {
    return tx.repository(DecisionEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Held as it is until the transaction ends; others may read and hold it too. */
  share(tx: Tx, id: string): Promise<Decision | null> {
    return tx.repository(DecisionEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_read' } });
  }

  /** What was decided about a case and not refused or taken back. */
  standing(tx: Tx, caseId: string): Promise<Decision | null> {
    return tx.repository(DecisionEntity).findOne({
      where: { caseId, state: In(['proposed', 'pending', 'in_force', 'ended', 'overturned'] satisfies DecisionState[]) },
      order: { at: 'desc' },
    });
  }

  /** What was decided about a member, the newest first. */
  ofMember(tx: Tx, memberId: string, limit: number): Promise<Decision[]> {
    return tx.query<Decision>(
      `select id, case_id as "caseId", measure, rule, days, at, until, state from moderation.decision
        where member_id = $1 and measure <> 'none' and state in ('in_force', 'ended', 'overturned') order by at desc limit $2`,
      [memberId, limit],
    );
  }

  /** What a member is notified of, the newest first. */
  notifiedTo(tx: Tx, memberId: MemberId, limit: number): Promise<Decision[]> {
    return tx.repository(DecisionEntity).find({
      where: { memberId, measure: Not('none'), state: In(notified), inForceAt: Not(IsNull()) },
      order: { inForceAt: 'desc', id: 'desc' },
      take: limit,
    });
  }

  /** Whether something was decided that the member has not seen in the product. */
  async hasUnseen(tx: Tx, memberId: MemberId): Promise<boolean> {
    const [row] = await tx.query(`select from moderation.decision where member_id = $1 and ${unseen} limit 1`, [memberId]);
    return row !== undefined;
  }

  async markSeen(tx: Tx, memberId: MemberId): Promise<void> {
    await tx.query(`update moderation.decision set seen_at = public.app_now() where member_id = $1 and ${unseen}`, [memberId]);
  }

  /** Who decided about the case, one or two for each decision that was carried out. */
  async decidersOf(tx: Tx, caseId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select distinct s.id from moderation.decision d cross join lateral (values (d.staff_id), (d.second_id)) as s (id)
        where d.case_id = $1 and d.state in ('in_force', 'ended', 'overturned') and s.id is not null`,
      [caseId],
    );
    return rows.map(({ id }) => id);
  }

  async setState(tx: Tx, id: string, state: DecisionState, secondId?: string): Promise<void> {
    await tx.repository(DecisionEntity).update({ id }, { state, ...(secondId && { secondId }) });
  }

  /** In force from now, for its days, as it was carried out; `removed` is what it took away. */
  async putInForce(tx: Tx, { id, photoIds, messages, removesText }: Decision, removed: Buffer | null): Promise<void> {
    await tx.query(
      `update moderation.decision set state = 'in_force', in_force_at = public.app_now(), until = public.app_now() + make_interval(days => days),
              removed = $2, photo_ids = $3, messages = $4, removes_text = $5 where id = $1`,
      [id, removed, photoIds, JSON.stringify(messages), removesText],
    );
  }

  async overturn(tx: Tx, id: string): Promise<void> {
    await tx.repository(DecisionEntity).update({ id }, { state: 'overturned', overturnedAt: appNow });
  }

  async forgetRemoved(tx: Tx, memberId: string): Promise<void> {
    await tx.repository(DecisionEntity).update({ memberId: memberId as MemberId }, { removed: null });
  }

  /** Forgets what was taken away so long ago that nobody can appeal it any more; answers the messages among it that were not given back. */
  async forgetOldRemoved(tx: Tx, months: number): Promise<Place[]> {
    const forgotten = await tx.query<{ messages: Place[] }>(
      `update moderation.decision set removed = null where removed is not null and in_force_at < public.app_now() - make_interval(months => $1)
       returning case when state = 'overturned' then '[]' else messages end as messages`,
      [months],
    );
    return forgotten.flatMap(({ messages }) => messages);
  }

  async removedBy(tx: Tx, id: string): Promise<Buffer | null> {
    const found = await tx.repository(DecisionEntity).findOne({ where: { id }, select: { id: true, removed: true } });
    return found?.removed ?? null;
  }

  /** Whether a measure of this kind is in force against the member, beside the decision that is named; a ban also when material of child abuse was found. */
  isInForce(tx: Tx, memberId: string, measure: DecisionEntity['measure'], exceptId: string | null): Promise<boolean> {
    return tx
      .query(
        `select from moderation.decision where member_id = $1 and measure = $2 and state = 'in_force' and ($3::uuid is null or id <> $3)
            and (until is null or until > public.app_now())
         union all select from moderation.child_material where $2 = 'ban' and member_id = $1 and released_at is null limit 1`,
        [memberId, measure, exceptId],
      )
      .then((rows) => rows.length > 0);
  }

  /** Whose time is over, held until the transaction ends. */
  lockExpired(tx: Tx, limit: number): Promise<Decision[]> {
    return tx.query<Decision>(
      `select id, case_id as "caseId", member_id as "memberId", measure, rule, days, photo_ids as "photoIds", messages, removes_text as "removesText",
              other_case_ids as "otherCaseIds"
         from moderation.decision where state = 'in_force' and until <= public.app_now() order by until limit $1 for update skip locked`,
      [limit],
    );
  }
}
