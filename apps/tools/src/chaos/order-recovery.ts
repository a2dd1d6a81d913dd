import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { ClearFault } from '../clear-fault.js';
import type { Buyers } from './buyers.js';
import type { FinanceDesk } from './finance-desk.js';
import type { Hours } from './hours.js';

const MINUTE = 1;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/**
 * From one look of the clock at open orders and refunds to the next; see `pauseBeforeAsking`, `pauseBeforeFollowing` and `pauseBeforeNextTransfer`:
 * what fails again and again takes longest, with one, three and seven days between.
 */
const jumps = [6 * MINUTE, 64 * MINUTE, 7 * HOUR, DAY, DAY, DAY, 3 * DAY, DAY, 7 * DAY, DAY, DAY, 7 * DAY, DAY, 3 * DAY, 7 * DAY, DAY];
/** What is younger is on its way for the reconciliation. */
const SETTLED = 10 * MINUTE;
const PATIENCE_S = 300;
/** What a person at finance ends: that a bank keeps money, that a used code was honoured again, that money came again after the contract ended. */
const decided = ['charged_back', 'code_honoured_twice', 'returned_after_end'];

/**
 * The days after: the clocks jump from one look to the next, and what was begun with paid orders goes on. At last the books are compared, finance
 * decides what only people can, and they are compared again. Answers what was found on the way.
 */
export async function recoverOrders(buyers: Buyers, finance: FinanceDesk, hours: Hours): Promise<string[]> {
  const { owner } = buyers;
  for (const minutes of jumps) {
    await hours.pass(minutes);
    await buyers.payRest();
    await quiet(owner);
    // An order that failed and was paid all the same, without a word of the provider, is found at night.
    if (minutes >= DAY) await reconcile(owner);
    await buyers.returns.advanceAll();
    await quiet(owner);
  }
  // Twice: what differs is noted and settled by the first, and ended by the second.
  for (let run = 0; run < 2; run += 1) {
    await reconcile(owner);
    await hours.pass(SETTLED);
    await quiet(owner);
  }
  for (const { id, kind, subject } of await finance.openIssues()) {
    if (decided.includes(kind)) await finance.closeIssue(id);
    if (kind === 'refund_failed') await finance.payElsewhere(subject);
  }
  // The papers of what finance paid are asked for after an hour.
  await hours.pass(2 * HOUR);
  await reconcile(owner);
  await quiet(owner);
  await reconcile(owner);
  const { rows } = await owner.query<{ text: string }>(
    `select kind || ' ' || count(*) || '×' as text from payments.recon_issue group by kind order by kind`,
  );
  return rows.map(({ text }) => text);
}

const dueDebits = `select count(*)::int as left from payments.debit d join payments.orders o on o.id = d.order_id
  where d.state = 'announced' and d.collect_on <= (public.app_now() at time zone 'Europe/Amsterdam')::date or d.state = 'sent' and o.psp_id is null`;

/** Nothing is left to be collected, nobody to be asked about, and no job about payments waits. */
async function quiet(owner: pg.Pool): Promise<void> {
  await untilNone(owner, dueDebits, 'payment.collect-debits');
  await untilNone(owner, `select count(*)::int as left from payments.orders where ask_at < public.app_now()`, 'payment.poll-open-orders');
  // Jobs wait by the machine's clock, which the hours that passed did not move: what failed is tried again as if they had.
  await owner.query(`update events.outbox set due = now() where reaction like 'payment.%' and tries > 0 and due > now()`);
  await untilNone(owner, `select count(*)::int as left from events.outbox where reaction like 'payment.%' and due <= now()`);
}

async function reconcile(owner: pg.Pool): Promise<void> {
  const name = 'payment.reconcile-all';
  const run = await runNow(owner, name);
  // A try that failed ends its run too, and counts.
  await untilNone(owner, `select count(*)::int as left from events.schedule where name = '${name}' and (run = ${run} or tries > 0)`);
}

/** Recurring jobs go by the machine's clock, which no jump moves. Answers the number of the run. */
async function runNow(owner: pg.Pool, name: string): Promise<number> {
  const { rows } = await owner.query<{ run: number }>(
    `update events.schedule set next_run_at = least(next_run_at, now()) where name = $1 returning run`,
    [name],
  );
  return rows[0]?.run ?? 0;
}

/** Waits until a count is 0, while a recurring job runs as often as it can; throws when that takes longer than it ever should. */
async function untilNone(owner: pg.Pool, sql: string, job?: string): Promise<void> {
  for (let waited = 0; waited < PATIENCE_S * 1_000; waited += 500) {
    const { rows } = await owner.query<{ left: number }>(sql);
    if (rows[0]?.left === 0) return;
    if (job) await runNow(owner, job);
    await sleep(500);
  }
  throw new ClearFault(`After ${PATIENCE_S} s this is still not none: ${sql}`);
}
