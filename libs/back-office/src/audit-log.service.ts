import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { assertAllowed } from '#contracts';
import { listCap, type AuditAnswer, type AuditQuery, type AuditRow, type AuditStaffAnswer } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { mayReadAudit } from './members.policy.js';
import type { StaffActor } from './staff-actor.js';

type LogRow = Omit<AuditRow, 'at'> & { at: Date };

const matching = `
    from audit.entry e
   where ($1::text is null or e.act = $1)
     and ($2::uuid is null or e.staff_id = $2)
     and ($3::uuid is null or e.subject_id = $3)
     and ($4::date is null or e.at >= $4::timestamp at time zone 'UTC')
     and ($5::date is null or e.at < ($5::date + 1)::timestamp at time zone 'UTC')`;
// The log itself holds no names. They are joined to the rows of the page alone, as they are today.
const pageSql = `
  select e.id, e.at, e.staff_id, s.name as staff_name, s.email as staff_email, e.act, e.subject_kind, e.subject_id,
         coalesce(p.name, a.email, t.name, nullif(i.note, '')) as subject_name,
         coalesce(a.id, t.id, i.id) is not null as subject_exists, e.reason, e.facts, e.ip
    from (select e.* ${matching} order by e.at desc, e.id desc offset $6 limit $7) e
    left join auth.staff s on s.id = e.staff_id
    left join auth.account a on e.subject_kind = 'member' and a.id = e.subject_id
    left join profiles.profile p on p.member_id = a.id
    left join auth.staff t on e.subject_kind = 'staff' and t.id = e.subject_id
    left join auth.invitation i on e.subject_kind = 'invitation' and i.id = e.subject_id
   order by e.at desc, e.id desc`;
const countSql = `select count(*)::int as found from (select 1 ${matching} limit ${listCap + 1}) as capped`;

/** The log as the owner reads it, newest first. Reading it is written down as well. */
@Injectable()
export class AuditLogService {
  constructor(
    private readonly transactions: Transactions,
    private readonly audit: Audit,
  ) {}

  listEntries(actor: StaffActor, query: AuditQuery): Promise<AuditAnswer> {
    assertAllowed(mayReadAudit(actor.roles));
    return this.transactions.run(async (tx) => {
      const values = filterValues(query);
      const rows = await tx.query<LogRow>(pageSql, [...values, (query.page - 1) * query.per_page, query.per_page]);
      const found = await this.count(tx, values);
      await this.audit.record(tx, {
        staffId: actor.id,
        act: 'audit.listed',
        subject: { kind: 'list' },
        facts: { act: query.act, staff_id: query.staff_id, subject_id: query.subject_id, page: query.page },
        ip: actor.ip,
      });
      return {
        rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
        total: Math.min(found, listCap),
        more: found > listCap,
      };
    });
  }

  /** Those who have acted or can act: an account of staff that was closed stays in the table. */
  async listStaff(actor: StaffActor): Promise<AuditStaffAnswer> {
    assertAllowed(mayReadAudit(actor.roles));
    return { staff: await this.transactions.single(`select id, name, email from auth.staff order by lower(name), email`, []) };
  }

  private async count(tx: Tx, values: unknown[]): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql, values);
    return row?.found ?? 0;
  }
}

const filterValues = ({ act, staff_id, subject_id, from, to }: AuditQuery): unknown[] =>
  [act, staff_id, subject_id, from, to].map((value) => value ?? null);
