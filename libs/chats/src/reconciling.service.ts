import { Injectable } from '@nestjs/common';
import { Transactions } from '#database';
import { logger, metrics } from '#observability';
import { ledgerKinds } from '#payments';

export type Drift = { readonly rule: string; readonly subject: string };

const AT_ONCE = 500;
/** What the book takes for something that stands in a conversation. */
const chatKinds = [ledgerKinds.message, ledgerKinds.photo, ledgerKinds.gift];

const wholes = {
  conversations: {
    next: `select id from chats.conversation where id > $1 order by id limit $2`,
    drift: [{ sql: `select rule, subject from chats.drift($1)`, more: [] }],
  },
  members: {
    next: `select member_id as id from payments.wallet where member_id > $1 order by member_id limit $2`,
    drift: [
      { sql: `select rule, subject from payments.drift($1)`, more: [] },
      { sql: `select rule, subject from chats.charge_drift($1, $2)`, more: [chatKinds] },
    ],
  },
} as const;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Counts everything again: messages, numbers, unread counters, charges, balances. It finds nothing, or people must look. */
@Injectable()
export class ReconcilingService {
  constructor(private readonly transactions: Transactions) {}

  /** What does not agree at this moment, in pieces small enough to disturb nobody. */
  async recount(): Promise<Drift[]> {
    const found: Drift[] = [];
    for (const { next, drift } of Object.values(wholes)) {
      for (let last = FIRST; ;) {
        const ids = (await this.transactions.single<{ id: string }>(next, [last, AT_ONCE])).map(({ id }) => id);
        for (const { sql, more } of drift) if (ids.length > 0) found.push(...(await this.transactions.single<Drift>(sql, [ids, ...more])));
        if (ids.length < AT_ONCE) break;
        last = ids.at(-1) ?? last;
      }
    }
    return found;
  }

  /** The nightly recount: keeps what it found and raises the alarm. Answers how much there is. */
  async reconcile(): Promise<number> {
    const found = await this.recount();
    metrics.drift.set(found.length);
    if (found.length === 0) return 0;
    logger.error({ drift: found.slice(0, AT_ONCE) }, 'messages or charges do not agree with a recount');
    await this.transactions.single(
      `insert into chats.drift (found_at, rule, subject)
       select public.app_now(), d.rule, d.subject from unnest($1::text[], $2::uuid[]) as d(rule, subject) on conflict do nothing`,
      [found.map(({ rule }) => rule), found.map(({ subject }) => subject)],
    );
    return found.length;
  }
}
