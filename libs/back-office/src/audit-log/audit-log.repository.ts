import { Injectable } from '@nestjs/common';
import { listCap, type AuditQuery, type AuditRow, type AuditStaffAnswer } from '#contracts-admin';
import type { Tx } from '#database';

export type LogRow = Omit<AuditRow, 'at'> & { at: Date };

const matching = `
    from audit.entry e
   where ($1::text is null or e.act = $1)
     and ($2::uuid is null or e.staff_id = $2)
     and ($3::uuid is null or e.subject_id = $3)
     and ($4::date is null or e.at >= $4::timestamp at time zone 'UTC')
     and ($5::date is null or e.at < ($5::date + 1)::timestamp at time zone 'UTC')`;
// The log itself holds no names. They are joined to the rows of the page alone, as they are today.
const pageSql = `
  select e.id, e.at, e.staff_id, coalesce(s.name, ak.name) as staff_name, coalesce(s.email, am.email) as staff_email, e.act, e.subject_kind, e.subject_id,
         coalesce(p.name, a.email, t.name, nullif(i.note, ''), r.name, cp.name, sw.phrase, dc.code, n.texts #>> '{en,title}', n.texts #>> '{nl,title}', st.name, co.name, its.name || ' · ' || it.page || ' · ' || it.locale, tes.name, sws.name || ' · ' || sd.key, nullif(gf.names ->> 'en', ''), gf.key, si.name, md.reference, tk.name, cm.country::text) as subject_name,
         coalesce(a.id, t.id, i.id, r.id, c.id, w.id, n.id, sw.id, st.id, o.id, rf.id, pi.id, mr.id, dt.order_id, md.id, db.id, dc.id, pl.id, co.id, vr.id, it.id, te.id, sd.id, gf.id, si.id, tk.id, cm.id, ic.id) is not null as subject_exists, e.reason, e.facts, e.ip
    from (select e.* ${matching} order by e.at desc, e.id desc offset $6 limit $7) e
    left join auth.staff s on s.id = e.staff_id
    left join auth.staff_token ak on ak.id = e.staff_id
    left join auth.staff am on am.id = ak.staff_id
    left join auth.account a on e.subject_kind = 'member' and a.id = e.subject_id
    left join profiles.profile p on p.member_id = a.id
    left join auth.staff t on e.subject_kind = 'staff' and t.id = e.subject_id
    left join events.schedule r on e.subject_kind in ('recurring_job', 'figures') and r.id = e.subject_id
    left join moderation.case c on e.subject_kind = 'case' and c.id = e.subject_id
    left join profiles.profile cp on cp.member_id = c.subject_id
    left join notifications.announcement n on e.subject_kind = 'announcement' and n.id = e.subject_id
    left join operations.incident ic on e.subject_kind = 'incident' and ic.id = e.subject_id
    left join moderation.scam_word sw on e.subject_kind = 'scam_word' and sw.id = e.subject_id
    left join site.site st on e.subject_kind = 'site' and st.id = e.subject_id
    left join payments.orders o on e.subject_kind = 'order' and o.id = e.subject_id
    left join payments.refund rf on e.subject_kind = 'refund' and rf.id = e.subject_id
    left join payments.recon_issue pi on e.subject_kind = 'payment_issue' and pi.id = e.subject_id
    left join payments.discount_code dc on e.subject_kind = 'discount_code' and dc.id = e.subject_id
    left join site.price_list pl on e.subject_kind = 'price_list' and pl.id = e.subject_id
    left join site.company co on e.subject_kind = 'company' and co.id = e.subject_id
    left join payments.vat_rate vr on e.subject_kind = 'vat_rate' and vr.id = e.subject_id
    left join payments.country_methods cm on e.subject_kind = 'payment_methods' and cm.id = e.subject_id
    left join site.info_draft it on e.subject_kind = 'info_text' and it.id = e.subject_id
    left join site.site its on its.id = it.site_id
    left join site.terms_edition te on e.subject_kind = 'terms' and te.id = e.subject_id
    left join site.site tes on tes.id = te.site_id
    left join site.site_words sd on e.subject_kind = 'site_words' and sd.id = e.subject_id
    left join site.site sws on sws.id = sd.site_id
    left join chats.gift gf on e.subject_kind = 'gift' and gf.id = e.subject_id
    left join site.site si on e.subject_kind = 'site_lists' and si.id = e.subject_id
    left join payments.money_request mr on e.subject_kind = 'money_request' and mr.id = e.subject_id
    left join payments.debit dt on e.subject_kind = 'debit' and dt.order_id = e.subject_id
    left join payments.mandate md on e.subject_kind = 'mandate' and md.id = e.subject_id
    left join payments.debit_block db on e.subject_kind = 'debit_block' and db.id = e.subject_id
    left join moderation.review w on e.subject_kind = 'review' and w.id = e.subject_id
    left join auth.staff_token tk on e.subject_kind = 'api_token' and tk.id = e.subject_id
    left join auth.invitation i on e.subject_kind = 'invitation' and i.id = e.subject_id
   order by e.at desc, e.id desc`;
const countSql = `select count(*)::int as found from (select 1 ${matching} limit ${listCap + 1}) as capped`;

@Injectable()
export class AuditLogRepository {
  page(tx: Tx, query: AuditQuery): Promise<LogRow[]> {
    return tx.query<LogRow>(pageSql, [...filterValues(query), (query.page - 1) * query.per_page, query.per_page]);
  }

  /** How many there are, counted up to one more than a list shows. */
  async count(tx: Tx, query: AuditQuery): Promise<number> {
    const [row] = await tx.query<{ found: number }>(countSql, filterValues(query));
    return row?.found ?? 0;
  }

  /** Those who have acted or can act, and the tokens with the address of their makers: an account of staff that was closed stays in the table. */
  staff(tx: Tx): Promise<AuditStaffAnswer['staff']> {
    return tx.query(
      `select s.id, s.name, s.email from auth.staff s
        union all select t.id, t.name, s.email from auth.staff_token t join auth.staff s on s.id = t.staff_id
        order by 2, 3`,
    );
  }
}

const filterValues = ({ act, staff_id, subject_id, from, to }: AuditQuery): unknown[] =>
  [act, staff_id, subject_id, from, to].map((value) => value ?? null);
