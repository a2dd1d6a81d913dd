import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { adminRights } from '#contracts-admin';
import type { Locale } from '#contracts';
import { appNow, type Tx } from '#database';
import { CaseEntity, type CaseKind } from './case.entity.js';
import { caseLanguage } from './case-language.sql.js';
import { lockMinutes } from './cases.policy.js';

export type Case = Readonly<CaseEntity>;
export type NewCase = Readonly<Pick<CaseEntity, 'id' | 'kind' | 'reason' | 'subjectId'>> & {
  readonly priority: number;
  readonly hours: number;
  readonly notBy?: readonly string[];
};
/** How many wait for a moderator; `late`: their time is over. */
export type WaitingCases = { readonly all: number; readonly atOnce: number; readonly late: number };
type JoinWish = { readonly subjectId: string; readonly exceptId: string; readonly isHeld: boolean };
export type Moderator = { readonly id: string; readonly isOwner: boolean };

/** Moderators who may decide cases and had no part in this one. */
const others = (notBy: string) =>
  `from auth.staff o where o.active and o.roles && '{${adminRights.cases.join(',')}}' and o.id <> all (${notBy})`;
/**
 * For this moderator to decide: the owner decides about an objection to their own decision where nobody else exists.
 * `$1` moderator, `$2` whether they are the owner.
 */
const isTheirs = `c.state in ('open', 'proposed') and (not c.escalated or $2::boolean)
  and (not ($1::uuid = any (c.not_by)) or ($2::boolean and c.kind = 'appeal' and not exists (select ${others('c.not_by')})))`;
/** And free, or held by them already. `$3` minutes. */
const isFree = `${isTheirs}
  and (c.locked_by is null or c.locked_by = $1::uuid or c.locked_at < public.app_now() - make_interval(mins => $3))`;

@Injectable()
export class CasesRepository {
  /** A review that was taken back is opened anew. */
  async insert(tx: Tx, { id, kind, reason, subjectId, priority, hours, notBy = [] }: NewCase): Promise<void> {
    await tx.query(
      `insert into moderation.case as c (id, kind, reason, subject_id, priority, opened_at, due_at, not_by)
       values ($1, $2, $3, $4, $5, public.app_now(), public.app_now() + make_interval(hours => $6), $7)
       on conflict (id) do update set state = 'open', reason = excluded.reason, priority = excluded.priority, opened_at = excluded.opened_at,
         due_at = excluded.due_at, closed_at = null, locked_by = null, locked_at = null, skipped_by = '{}'
         where c.kind = 'review' and c.state = 'closed'`,
      [id, kind, reason, subjectId, priority, hours, notBy],
    );
  }

  find(tx: Tx, id: string): Promise<Case | null> {
    return tx.repository(CaseEntity).findOneBy({ id });
  }

  lock(tx: Tx, id: string): Promise<Case | null> {
    return tx.repository(CaseEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The most urgent case that is free, now held by this moderator; what they passed over comes last. Their older one is let go. */
  async claimNext(tx: Tx, { id, isOwner }: Moderator, language?: Locale): Promise<string | undefined> {
    await this.releaseAllOf(tx, id);
    const [row] = await tx.query<{ id: string }>(
      `with next as (
         select c.id from moderation.case c where ${isFree} and ($4::text is null or c.priority = 0 or coalesce(${caseLanguage('c')}, $4) = $4)
          order by ($1::uuid = any (c.skipped_by)), c.priority, c.due_at, c.id limit 1 for update skip locked)
       update moderation.case c set locked_by = $1, locked_at = public.app_now() from next where c.id = next.id returning c.id`,
      [id, isOwner, lockMinutes, language ?? null],
    );
    return row?.id;
  }

  /** Claims this one. False when somebody else has it, or it is not for this moderator. */
  async claim(tx: Tx, { id, isOwner }: Moderator, caseId: string): Promise<boolean> {
    const rows = await tx.query(
      `update moderation.case c set locked_by = $1, locked_at = public.app_now() where c.id = $4 and ${isFree} returning c.id`,
      [id, isOwner, lockMinutes, caseId],
    );
    return rows.length === 1;
  }

  async isFor(tx: Tx, { id, isOwner }: Moderator, caseId: string): Promise<boolean> {
    const rows = await tx.query(`select from moderation.case c where c.id = $4 and ${isFree}`, [id, isOwner, lockMinutes, caseId]);
    return rows.length === 1;
  }

  /** Those that others work on now among them. */
  async waitingFor(tx: Tx, { id, isOwner }: Moderator): Promise<WaitingCases> {
    const [row] = await tx.query<WaitingCases>(
      `select count(*)::int as all, count(*) filter (where c.priority = 0)::int as "atOnce",
              count(*) filter (where c.due_at < public.app_now())::int as late
         from moderation.case c where ${isTheirs}`,
      [id, isOwner],
    );
    return row ?? { all: 0, atOnce: 0, late: 0 };
  }

  async othersThan(tx: Tx, notBy: readonly string[]): Promise<number> {
    const [row] = await tx.query<{ count: number }>(`select count(*)::int as count ${others('$1::uuid[]')}`, [notBy]);
    return row?.count ?? 0;
  }

  async releaseAllOf(tx: Tx, staffId: string): Promise<void> {
    await tx.repository(CaseEntity).update({ lockedBy: staffId }, { lockedBy: null, lockedAt: null });
  }

  async skip(tx: Tx, caseId: string, staffId: string): Promise<void> {
    await tx.query(
      `update moderation.case set locked_by = null, locked_at = null, skipped_by = array_append(array_remove(skipped_by, $2::uuid), $2::uuid)
        where id = $1`,
      [caseId, staffId],
    );
  }

  async escalate(tx: Tx, caseId: string): Promise<void> {
    await tx.repository(CaseEntity).update({ id: caseId }, { escalated: true, lockedBy: null, lockedAt: null });
  }

  /** Waits for another moderator than this one, and than those for whom the case is not, as long as there is one. */
  async propose(tx: Tx, caseId: string, staffId: string): Promise<void> {
    await tx.query(
      `update moderation.case set state = 'proposed', locked_by = null, locked_at = null,
              not_by = case when exists (select ${others('not_by || $2::uuid')}) then not_by || $2::uuid else array[$2::uuid] end
        where id = $1`,
      [caseId, staffId],
    );
  }

  async markDecided(tx: Tx, caseId: string): Promise<void> {
    await tx.repository(CaseEntity).update({ id: caseId }, { state: 'decided', lockedBy: null, lockedAt: null });
  }

  /** Back in the queue, also for who decided; held by this moderator. */
  async reopen(tx: Tx, caseId: string, { holder, decidedBy }: { readonly holder: string; readonly decidedBy: string }): Promise<void> {
    await tx.query(
      `update moderation.case set state = 'open', locked_by = $2, locked_at = public.app_now(), not_by = array_remove(not_by, $3::uuid)
        where id = $1`,
      [caseId, holder, decidedBy],
    );
  }

  /** Back in the queue, held by nobody. */
  async requeue(tx: Tx, caseId: string): Promise<void> {
    await tx.repository(CaseEntity).update({ id: caseId }, { state: 'open', lockedBy: null, lockedAt: null });
  }

  /** What was closed waits again, for everybody but these. */
  async openAnew(tx: Tx, caseId: string, notBy: readonly string[], hours: number): Promise<void> {
    await tx.query(
      `update moderation.case set state = 'open', closed_at = null, not_by = $2, skipped_by = '{}', locked_by = null, locked_at = null,
              due_at = public.app_now() + make_interval(hours => $3)
        where id = $1 and state = 'closed'`,
      [caseId, notBy, hours],
    );
  }

  async close(tx: Tx, caseId: string): Promise<void> {
    await tx.repository(CaseEntity).update({ id: caseId }, { state: 'closed', closedAt: appNow, lockedBy: null, lockedAt: null });
  }

  /** The others about this member that wait, held until the transaction ends: no appeal, and none that somebody decides now. */
  lockOthersAbout(tx: Tx, subjectId: string, exceptId: string): Promise<Case[]> {
    return tx.query<Case>(
      `select id, kind from moderation.case
        where subject_id = $1 and id <> $2 and kind <> 'appeal' and state in ('open', 'proposed') order by id for update skip locked`,
      [subjectId, exceptId],
    );
  }

  /** The others about this member that the moderator may decide now; appeals are judged by themselves. `isHeld`: until the transaction ends. */
  async joinable(tx: Tx, { id, isOwner }: Moderator, { subjectId, exceptId, isHeld }: JoinWish): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select c.id from moderation.case c
        where c.subject_id = $4 and c.id <> $5 and c.kind <> 'appeal' and c.state = 'open' and ${isFree}
        order by c.id ${isHeld ? 'for update skip locked' : ''}`,
      [id, isOwner, lockMinutes, subjectId, exceptId],
    );
    return rows.map((row) => row.id);
  }

  /** Of these, what still waits to be carried out. */
  async lockDecided(tx: Tx, ids: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select id from moderation.case where id = any($1) and state = 'decided' order by id for update`,
      [ids],
    );
    return rows.map((row) => row.id);
  }

  openAbout(tx: Tx, subjectId: string, exceptId: string): Promise<Case[]> {
    return tx
      .repository(CaseEntity)
      .find({
        where: { subjectId, state: In(['open', 'proposed']) },
        order: { openedAt: 'asc', id: 'asc' },
        take: 51,
      })
      .then((cases) => cases.filter(({ id }) => id !== exceptId));
  }
}

export type { CaseKind };
