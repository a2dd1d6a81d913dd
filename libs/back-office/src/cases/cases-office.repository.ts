import { Injectable } from '@nestjs/common';
import type { Place } from '#chats';
import type { PhotoId, UserStatus } from '#contracts';
import { listCap, type AuditAct, type CaseDecision, type CaseRow, type CasesQuery } from '#contracts-admin';
import type { Tx } from '#database';
import { caseLanguage, isOutOfSight, lockMinutes } from '#moderation';
import { ageSql } from '#profiles';

/** Who asks. */
type Viewer = { readonly id: string; readonly isOwner: boolean };

export type CaseListRow = Omit<CaseRow, 'opened_at' | 'due_at' | 'mine'> & {
  readonly opened_at: Date;
  readonly due_at: Date;
  readonly holder_id: string | null;
};
export type SubjectRow = {
  readonly name: string | null;
  readonly age: number | null;
  readonly town: string | null;
  readonly status: UserStatus | null;
  readonly language: string | null;
  readonly fictional: boolean;
  readonly about: string;
};
export type DecisionRow = Omit<CaseDecision, 'at' | 'until' | 'mine' | 'removed'> & {
  readonly photoIds: PhotoId[];
  readonly messages: Place[];
  readonly removesText: boolean;
  readonly at: Date;
  readonly until: Date | null;
  readonly staff_id: string;
};

const isHeld = `c.locked_at >= public.app_now() - interval '${lockMinutes} minutes'`;
const asksSecond = `(c.state in ('open', 'proposed') and exists (select from moderation.reading_request q where q.case_id = c.id and q.state = 'waiting'))`;
const rowSql = (from: string, rest = '', sealed = 'null::text'): string => `
  select c.id, c.kind, c.reason, r.about, c.priority, c.opened_at, c.due_at, c.state, c.escalated,
         case when ${isHeld} then c.locked_by end as holder_id, case when ${isHeld} then s.name end as holder,
         c.subject_id, p.name as subject_name, ${caseLanguage('c')} as language, ${sealed} as sealed, ${asksSecond} as asks_second
    from ${from} c
    left join moderation.report r on r.id = c.id
    left join auth.staff s on s.id = c.locked_by
    left join profiles.profile p on p.member_id = c.subject_id
   ${rest}`;
// What is out of sight is told as a closed case with its reference, and answers no filter that would tell more of it.
const matching = `
   where case when $1::text is null then c.state in ('open', 'proposed') else c.state = $1 end
     and ($2::text is null or c.kind = $2) and ($3::text is null or c.reason = $3)
     and ($4::boolean is null or c.escalated = $4) and ($5::uuid is null or c.subject_id = $5)
     and (($2::text is null and $3::text is null and $4::boolean is null and $5::uuid is null and $8::boolean is null and $9::text is null) or not ${isOutOfSight('c.subject_id', '$6', '$7')})
     and ($8::boolean is null or ${asksSecond} = $8)
     and ($9::text is null or ${caseLanguage('c')} = $9)`;
const ordered = (waits: boolean) => (waits ? 'c.priority, c.due_at, c.id' : 'c.opened_at desc, c.id desc');
const sealedSql = `(select k.reference from moderation.child_material k where k.member_id = c.subject_id and k.released_at is null and ${isOutOfSight('c.subject_id', '$6', '$7')})`;
const pageSql = (waits: boolean): string =>
  rowSql(
    `(select c.*, ${sealedSql} as sealed from moderation.case c ${matching} order by ${ordered(waits)} offset $10 limit $11)`,
    `order by ${ordered(waits)}`,
    'c.sealed',
  );
const countSql = `select count(*)::int as found from (select 1 from moderation.case c ${matching} limit ${listCap + 1}) as capped`;
const oneSql = rowSql('moderation.case', 'where c.id = $1');
const decisionSql = (rest: string): string => `
  select d.id, d.at, d.measure, d.rule, d.days, d.photo_ids as "photoIds", d.messages, d.removes_text as "removesText", d.until, d.state, d.staff_id, s.name as by
    from moderation.decision d left join auth.staff s on s.id = d.staff_id ${rest}`;

/** What the page and the list of the cases show. */
@Injectable()
export class CasesOfficeRepository {
  page(tx: Tx, query: CasesQuery, viewer: Viewer): Promise<CaseListRow[]> {
    const { state, page, per_page } = query;
    const waits = state === undefined || state === 'open' || state === 'proposed';
    return tx.query<CaseListRow>(pageSql(waits), [...filterValues(query, viewer), (page - 1) * per_page, per_page]);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, query: CasesQuery, viewer: Viewer): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql, filterValues(query, viewer));
    return row?.found ?? 0;
  }

  async find(tx: Tx, id: string): Promise<CaseListRow | undefined> {
    const [row] = await tx.query<CaseListRow>(oneSql, [id]);
    return row;
  }

  /** Whoever a case is about, as they are today; what was erased is null. */
  async subject(tx: Tx, memberId: string): Promise<SubjectRow> {
    const [row] = await tx.query<SubjectRow>(
      `select p.name, ${ageSql('p')} as age, p.town, a.status, a.language, coalesce(s.fictional, false) as fictional, coalesce(p.about, '') as about
         from (select $1::uuid as id) m
         left join auth.account a on a.id = m.id
         left join profiles.profile p on p.member_id = m.id
         left join visibility.member_standing s on s.member_id = m.id`,
      [memberId],
    );
    return row ?? { name: null, age: null, town: null, status: null, language: null, fictional: false, about: '' };
  }

  async decision(tx: Tx, id: string): Promise<DecisionRow | undefined> {
    const [row] = await tx.query<DecisionRow>(decisionSql('where d.id = $1'), [id]);
    return row;
  }

  /** Decisions about the member that were carried out, but for those of this case; the newest first. */
  earlier(tx: Tx, memberId: string, exceptCaseId: string, limit: number): Promise<DecisionRow[]> {
    return tx.query<DecisionRow>(
      decisionSql(
        `where d.member_id = $1 and d.case_id <> $2 and d.state in ('in_force', 'ended', 'overturned') order by d.at desc limit $3`,
      ),
      [memberId, exceptCaseId, limit],
    );
  }

  /** Those of these photos that can still be shown blurred. */
  async shownPhotos(tx: Tx, ids: readonly string[]): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select distinct r.photo_id as id from media.rendition r where r.photo_id = any($1::uuid[]) and r.variant = 'blurred'`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether this member of staff did one of these things with the case. */
  async hasActed(tx: Tx, staffId: string, caseId: string, acts: readonly AuditAct[]): Promise<boolean> {
    const rows = await tx.query(`select from audit.entry where subject_id = $1 and staff_id = $2 and act = any($3::text[]) limit 1`, [
      caseId,
      staffId,
      acts,
    ]);
    return rows.length > 0;
  }

  async staffNames(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
    const rows = await tx.query<{ id: string; name: string }>(`select id, name from auth.staff where id = any($1::uuid[])`, [ids]);
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}

const filterValues = ({ state, kind, reason, escalated, subject_id, asks_second, language }: CasesQuery, viewer: Viewer): unknown[] =>
  [state, kind, reason, escalated, subject_id, viewer.id, viewer.isOwner, asks_second, language].map((value) => value ?? null);
