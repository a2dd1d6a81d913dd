import type pg from 'pg';
import type { ResourceName } from '#contracts-admin';
import { growingLists, officeLists, type GrowingName } from './office-lists.js';

/** Members, staff and the site, drawn by the number of a row, so that joins find what they find in a real house. */
const drawn = `
  with member as materialized (select array_agg(id) as ids from (select id from auth.account order by id limit 20000) as chosen),
       staff as materialized (select array_agg(id order by email) as ids from auth.staff),
       n as (select i, make_interval(secs => (i::float8 / $1) * 31536000) as ago from generate_series($2::int, $1::int) as i)`;
const someMember = 'member.ids[1 + i % array_length(member.ids, 1)]';
const someStaff = 'staff.ids[1 + i % array_length(staff.ids, 1)]';

/** How many rows a list has, and what fills it up from row `$2` to row `$1`: few of the rare kinds, over a year. Members come from the seed. */
const sources: Readonly<Record<Exclude<GrowingName, 'members'>, { table: string; fill: string }>> = {
  cases: {
    table: 'moderation.case',
    fill: `insert into moderation.case (id, kind, reason, priority, opened_at, due_at, subject_id, state, escalated, closed_at)
      select uuidv7(), case when i % 100 = 1 then 'appeal' when i % 10 = 3 then 'complaint' when i % 10 = 4 then 'review' else 'report' end,
             case when i % 20000 = 7 then 'advertising' when i % 10 = 3 then 'payment' else (array['money', 'fake', 'insult'])[1 + i % 3] end,
             1 + i % 4, now() - ago, now() - ago + interval '1 day', ${someMember}, state, i % 5000 = 9, case when state = 'closed' then now() end
        from n, member, lateral (select case when i % 50 = 5 then 'open' when i % 5000 = 6 then 'decided' else 'closed' end as state) s`,
  },
  child_material: {
    table: 'moderation.child_material',
    fill: `insert into moderation.child_material (reference, at, found_by, member_id, site_id, state, keep_until, sealed)
      select 'b' || i, now() - ago, ${someStaff}, uuidv7(), site.id, 'sealed', now() + interval '1 year', ''
        from n, staff, (select id from site.site order by id limit 1) as site`,
  },
  noticed: {
    table: 'moderation.signal',
    fill: `insert into moderation.signal (at, kind, sender_id, conversation_id, seq, cautions)
      select now() - ago / 4, case when i % 10 = 3 then 'openers' else 'message' end, ${someMember}, uuidv7(), 1,
             case when i % 2 = 0 then '{money}' else '{link}' end::text[]
        from n, member`,
  },
  verifications: {
    table: 'moderation.verification',
    fill: `insert into moderation.verification (member_id, pose, state, asked_at, pose_until, sent_at, consent_version, reason, settled_at)
      select uuidv7(), 'thumb_up', state, now() - ago, now() - ago + interval '1 hour', now() - ago, 1,
             case when state = 'refused' then 'unclear' end, case when state <> 'waiting' then now() end
        from n, lateral (select case when i % 100 = 1 then 'waiting' when i % 10 = 2 then 'refused' when i % 5000 = 3 then 'dropped' else 'approved' end as state) s`,
  },
  invitations: {
    table: 'auth.invitation',
    fill: `insert into auth.invitation (site_id, community_id, token_hash, note, made_by, made_at, expires_at, revoked_at, used_at, used_by)
      select site.id, site.community_id, sha256(uuid_send(uuidv7())), 'n', ${someStaff}, now() - ago, now() - ago + interval '14 days',
             case when i % 5000 = 3 then now() - ago end, case when i % 2 = 0 then now() - ago end, case when i % 2 = 0 then ${someMember} end
        from n, member, staff, (select id, community_id from site.site order by id limit 1) as site`,
  },
  announcements: {
    table: 'notifications.announcement',
    fill: `insert into notifications.announcement (kind, state, texts, path, made_by, saved_at, starts_at, ended_at, receivers, sent)
      select 'site_news', case when i % 500 = 3 then 'stopped' else 'done' end, '{"en": {"title": "News", "body": "News"}}', '/', ${someStaff},
             now() - ago, now() - ago, now() - ago, 1000, 1000
        from n, staff`,
  },
  audit: {
    table: 'audit.entry',
    fill: `insert into audit.entry (at, staff_id, act, subject_kind, subject_id, reason, facts, ip)
      select now() - ago, ${someStaff},
             case when i % 20000 = 7 then 'member.fictional_set' else (array['case.opened', 'member.opened', 'members.listed', 'case.taken'])[1 + i % 4] end,
             'member', ${someMember}, '', '{"n": 1}', '127.0.0.1'
        from n, member, staff`,
  },
  orders: {
    table: 'payments.orders',
    fill: `insert into payments.orders (id, member_id, idempotency_key, body_hash, site_id, return_origin, company, locale, country, country_evidence,
             country_unclear, bundle_id, credits, price_minor, payable_minor, currency, vat_bps, vat_minor, method, state, psp, psp_id, granted_credits,
             consent_version, refund_days, created_at, paid_at)
      select uuidv7(), ${someMember}, 'b' || i, '', site.id, 'http://localhost', '{"name": "B"}', 'nl',
             case when i % 5 = 0 then 'BE' else 'NL' end, '{"profile": "NL", "network": null}', i % 5000 = 9, uuidv7(), 50, 4000, 4000, 'EUR', 2100, 694,
             case when i % 3 = 0 then 'paypal' else 'ideal' end, state, 'mollie', 'tr_b' || i, case when state in ('paid', 'charged_back') then 50 else 0 end, 'b', 14,
             now() - ago, case when state in ('paid', 'charged_back') then now() - ago end
        from n, member, (select id from site.site order by id limit 1) as site,
             lateral (select case when i % 5000 = 3 then 'charged_back' when i % 4 = 1 then 'expired' else 'paid' end as state) s`,
  },
  payment_issues: {
    table: 'payments.recon_issue',
    fill: `insert into payments.recon_issue (kind, subject, found_at, seen_at, closed_at)
      select case when i % 100 = 3 then 'amount_drift' else 'charged_back' end, 'b' || i, now() - ago, now() - ago, case when i % 50 = 1 then null else now() end from n`,
  },
  money_requests: {
    table: 'payments.money_request',
    fill: `insert into payments.money_request (id, member_id, credits, reason, note, state, asked_by, asked_at, decided_by, decided_at)
      select uuidv7(), ${someMember}, 10, 'goodwill', '', state, ${someStaff}, now() - ago,
             case when state = 'done' then ${someStaff} end, case when state = 'done' then now() - ago end
        from n, member, staff, lateral (select case when i % 1000 = 1 then 'waiting' else 'done' end as state) s`,
  },
  mandates: {
    table: 'payments.mandate',
    fill: `insert into payments.mandate (id, member_id, site_id, reference, creditor_id, creditor_name, form_sealed, iban_hmac, phone_hmac, iban_ends_in,
             phone_ends_in, locale, text_version, signed_at, last_used_at, revoked_at)
      select uuidv7(), ${someMember}, site.id, 'B' || i, 'NL22ZZZ000000000000', 'B', '', sha256(('i' || i)::bytea), sha256(('p' || i)::bytea), '4300', '678',
             'nl', 'b', now() - case when i % 5000 = 3 then interval '4 years' else ago end, case when i % 5000 <> 3 then now() - ago end,
             case when i % 2000 = 9 then now() end
        from n, member, (select id from site.site order by id limit 1) as site`,
  },
  debits: {
    table: 'payments.debit',
    fill: `insert into payments.debit (order_id, member_id, mandate_id, amount_minor, currency, collect_on, credits_at_once, state, reason, created_at,
             sent_at, ended_at)
      select o.id, o.member_id, m.id, 4000, 'EUR', (now() - ago)::date + 3, 31, state, case when state = 'returned' then 'AM04' end, now() - ago,
             now() - ago, now() - ago
        from n join (select id, member_id, row_number() over (order by created_at desc, id) as i from payments.orders) o using (i)
        join (select id, row_number() over (order by signed_at desc, id) as i from payments.mandate) m using (i),
             lateral (select case when i % 2000 = 3 then 'returned' when i % 5000 = 1 then 'announced' else 'paid' end as state) s`,
  },
  debit_blocks: {
    table: 'payments.debit_block',
    fill: `insert into payments.debit_block (kind, key, member_id, order_id, reason, since, lifted_at)
      select (array['account', 'iban', 'phone'])[1 + i % 3], sha256(('i' || i)::bytea), d.member_id, d.order_id, 'AM04', now() - ago,
             case when i % 500 = 7 then now() end
        from n join (select order_id, member_id, row_number() over (order by collect_on desc, order_id) as i from payments.debit) d using (i)`,
  },
  discount_codes: {
    table: 'payments.discount_code',
    fill: `insert into payments.discount_code (site_id, code, basis_points, status, created_at)
      select site.id, 'BENCH' || i, 1000, case when i % 5000 = 3 then 'inactive' else 'active' end, now() - ago
        from n, (select id from site.site order by id limit 1) as site`,
  },
  dead_letters: {
    table: 'events.dead_letter',
    fill: `insert into events.dead_letter (id, reaction, payload, tries, reason, told_at, at)
      select uuidv7(), 'push.new-message', '{}', 8, 'timeout', now() - ago, now() - ago from n`,
  },
};

const isFilled = (name: ResourceName): name is keyof typeof sources => Object.hasOwn(sources, name);

/** Fills the lists that grow beside their members; what is there from a run before stays. */
export async function fillOfficeLists(owner: pg.Pool, members: number, log: (line: string) => void): Promise<void> {
  for (const name of growingLists.filter(isFilled)) {
    const { rows } = officeLists[name];
    if (rows === 'few') continue;
    const { table, fill } = sources[name];
    const { rows: counted } = await owner.query<{ n: number }>(`select count(*)::int as n from ${table}`);
    const [wanted, there] = [rows(members), counted[0]?.n ?? 0];
    if (there >= wanted * 0.99) continue;
    log(`${name}: ${wanted} rows`);
    await owner.query(`${drawn} ${fill}`, [wanted, there + 1]);
    await owner.query(`vacuum (analyze) ${table}`);
  }
}
