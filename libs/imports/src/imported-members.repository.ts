import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import { ImportedMemberEntity } from './imported-member.entity.js';
import type { GivenConsent } from './member-line.js';

export type Expected = { readonly line: number; readonly sourceId: string; readonly consents: readonly GivenConsent[] };

/** Who comes, or came, by a run. */
@Injectable()
export class ImportedMembersRepository {
  async expectAll(tx: Tx, runId: string, expected: readonly Expected[]): Promise<void> {
    if (expected.length === 0) return;
    await tx.query(
      `insert into imports.imported_member (run_id, line, source_id, consents)
       select $1, e.line, e."sourceId", e.consents
         from jsonb_to_recordset($2::jsonb) as e (line int, "sourceId" text, consents jsonb) order by e.line`,
      [runId, JSON.stringify(expected)],
    );
  }

  /** The members that these lines become, by line. */
  async byLine(tx: Tx, runId: string, from: number, to: number): Promise<ReadonlyMap<number, MemberId>> {
    const rows = await tx.query<{ line: number; memberId: MemberId }>(
      `select line, member_id as "memberId" from imports.imported_member where run_id = $1 and line between $2 and $3`,
      [runId, from, to],
    );
    return new Map(rows.map(({ line, memberId }) => [line, memberId]));
  }

  async bySource(tx: Tx, runId: string, sourceIds: readonly string[]): Promise<ReadonlyMap<string, MemberId>> {
    const rows = await tx.query<{ sourceId: string; memberId: MemberId }>(
      `select source_id as "sourceId", member_id as "memberId" from imports.imported_member where run_id = $1 and source_id = any ($2)`,
      [runId, sourceIds],
    );
    return new Map(rows.map(({ sourceId, memberId }) => [sourceId, memberId]));
  }

  async forget(tx: Tx, members: readonly MemberId[]): Promise<void> {
    if (members.length > 0) await tx.query(`delete from imports.imported_member where member_id = any ($1)`, [members]);
  }

  async forgetRun(tx: Tx, runId: string): Promise<void> {
    await tx.repository(ImportedMemberEntity).delete({ runId });
  }

  /** Those of a run that never became members, and never will. */
  async deleteUnwritten(tx: Tx, runId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `with gone as (
         delete from imports.imported_member m where m.run_id = $1 and not exists (select from auth.account a where a.id = m.member_id)
         returning m.member_id)
       select member_id as id from gone`,
      [runId],
    );
    return rows.map(({ id }) => id);
  }

  /** The next ones who never came; each of `shares` who ask at once has its own. */
  async toUndo(tx: Tx, runId: string, share: number, shares: number, limit: number): Promise<MemberId[]> {
    const rows = await tx.query<{ id: MemberId }>(
      `select member_id as id from imports.imported_member where run_id = $1 and came_at is null and line % $3 = $2 order by line limit $4`,
      [runId, share, shares, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Those of some members who never came. */
  async absent(tx: Tx, members: readonly MemberId[]): Promise<MemberId[]> {
    const rows = await tx.query<{ id: MemberId }>(
      `select member_id as id from imports.imported_member where member_id = any ($1) and came_at is null order by member_id`,
      [members],
    );
    return rows.map(({ id }) => id);
  }

  async count(tx: Tx, runId: string): Promise<{ readonly here: number; readonly came: number }> {
    const [row] = await tx.query<{ here: number; came: number }>(
      `select count(a.id)::int as here, count(m.came_at)::int as came
         from imports.imported_member m left join auth.account a on a.id = m.member_id where m.run_id = $1`,
      [runId],
    );
    return row ?? { here: 0, came: 0 };
  }
}
