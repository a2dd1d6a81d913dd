import { randomUUID } from 'node:crypto';
import { sendSql, type Pairing } from './sending.js';
import type { Stage } from './stage.js';
import { until } from './until.js';

const PATIENCE_MS = 300_000;
const DEAREST = 1_000_000;

type Counted = Readonly<Record<string, number>>;

/** Somebody to whom many have written for credits, and the ban that makes it good. */
export class Fraudsters {
  private constructor(
    private readonly stage: Stage,
    private readonly contacts: readonly string[],
    private readonly others: readonly string[],
  ) {}

  /** None of whom is among those whose sends are measured. */
  static async of(stage: Stage, pairings: readonly Pairing[], contacts: number): Promise<Fraudsters> {
    const busy = pairings.flatMap(({ actor, other }) => [actor.id, other.id]);
    const { rows } = await stage.owner.query<{ id: string }>(
      `select a.id from auth.account a join payments.wallet w on w.member_id = a.id join chats.inbox i on i.member_id = a.id
         join visibility.member_standing s on s.member_id = a.id
        where a.status = 'active' and s.confirmed and not (s.paused or s.suspended or s.banned or s.deleted or s.fictional) and a.id <> all($1)
        order by exists (select from chats.conv_member cm where cm.member_id = a.id) desc, random()`,
      [busy],
    );
    // The last ones, of whom the fraudsters are taken, have written with nobody: the contacts are all that there are.
    const ids = rows.map(({ id }) => id);
    if (ids.length <= contacts) throw new Error(`the community has no ${contacts} members to write to somebody`);
    return new Fraudsters(stage, ids.slice(0, contacts), ids.slice(contacts));
  }

  /** Each of the contacts wrote once, and it cost them. Answers who got it. */
  async next(): Promise<string> {
    const { owner } = this.stage;
    const fraudster = (this.others as string[]).pop();
    if (!fraudster) throw new Error('no member is left');
    await owner.query(`update payments.wallet set balance = $2 where member_id = any($1)`, [this.contacts, DEAREST]);
    await owner.query(`update chats.inbox set free_left = 0 where member_id = any($1)`, [this.contacts]);
    await owner.query(`update visibility.member_standing set paid = true where member_id = any($1)`, [this.contacts]);
    // What earlier runs began today must not count against today's first messages.
    await owner.query(`update chats.opening set at = at - interval '2 days' where starter = any($1)`, [this.contacts]);
    await owner.query(
      `insert into visibility.pair (lo, hi) select least(c, $1::uuid), greatest(c, $1::uuid) from unnest($2::uuid[]) c
       on conflict (lo, hi) do update set block = 0`,
      [fraudster, this.contacts],
    );
    const { rows } = await owner.query<{ error: string | null }>(
      `select x.error from visibility.pair p cross join unnest($2::uuid[]) c cross join lateral (${sendSql('p.id', 'c')}) x
        where p.lo = least(c, $1::uuid) and p.hi = greatest(c, $1::uuid)`,
      [fraudster, this.contacts],
    );
    const refused = rows.find(({ error }) => error !== null);
    if (refused) throw new Error(`a message was refused: ${refused.error}`);
    return fraudster;
  }

  /** As two moderators have decided it; the worker carries it out. */
  async ban(fraudster: string): Promise<string> {
    const { owner } = this.stage;
    const [caseId, decisionId] = [randomUUID(), randomUUID()];
    await owner.query(
      `insert into moderation.case (id, kind, reason, priority, opened_at, due_at, subject_id, state)
       values ($1, 'report', 'money', 1, now(), now(), $2, 'decided')`,
      [caseId, fraudster],
    );
    await owner.query(
      `insert into moderation.decision (id, case_id, member_id, staff_id, second_id, at, measure, rule, state)
       values ($1, $2, $3, gen_random_uuid(), gen_random_uuid(), now(), 'ban', 'money', 'pending')`,
      [decisionId, caseId, fraudster],
    );
    await owner.query(
      `insert into events.outbox (reaction, payload, due, at) values ('moderation.carry-out', jsonb_build_object('decisionId', $1::text), now(), now())`,
      [decisionId],
    );
    return decisionId;
  }

  /** Until so many of the contacts have their warning. */
  async untilWarned(decisionId: string, atLeast: number): Promise<void> {
    const sql = `select count(*)::int as warned from moderation.fraud_contact where decision_id = $1`;
    await this.until(sql, [decisionId], ({ warned }) => Number(warned) >= atLeast);
  }

  /** Seconds from the decision in force to the last contact with its warning and its credits. Throws when one was left out, or had twice. */
  async untilMadeGood(decisionId: string): Promise<number> {
    const found = await this.until(
      `select extract(epoch from max(f.at) - d.in_force_at)::float8 as seconds, count(f.id)::int as warned, coalesce(sum(f.credits), 0)::int as credits,
              count(distinct f.member_id)::int as members
         from moderation.decision d left join moderation.fraud_contact f on f.decision_id = d.id where d.id = $1 group by d.in_force_at`,
      [decisionId],
      ({ warned }) => Number(warned) >= this.contacts.length,
    );
    const { warned, members, credits } = found;
    const { rows } = await this.stage.owner.query<{ booked: number }>(
      `select coalesce(sum(w.balance - $2::int + 1), 0)::int as booked from payments.wallet w where w.member_id = any($1)`,
      [this.contacts, DEAREST],
    );
    if (warned !== members || credits !== members || rows[0]?.booked !== credits)
      throw new Error(`${members} contacts have ${warned} warnings and ${credits} credits, of which ${rows[0]?.booked} are booked`);
    return Number(found.seconds);
  }

  /** Forgets the mails that still wait: they go out for minutes. */
  async dropMails(): Promise<void> {
    await this.stage.owner.query(`delete from events.outbox where reaction in ('mail.fraud-warning', 'mail.unread-reminder')`);
  }

  private until(sql: string, values: readonly unknown[], isSo: (row: Counted) => boolean): Promise<Counted> {
    const ask = async () => (await this.stage.owner.query<Counted>(sql, [...values])).rows.find(isSo);
    return until(ask, 'it takes too long', { patienceMs: PATIENCE_MS, pauseMs: 100 });
  }
}
