import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Figure } from '../figure.js';
import { comparePairs } from '../pairs.js';

/** A community of its own size, as the other figures of jobs have it. */
const MEMBERS = 2_500;
const A_SECOND = 500;
/** A reaction whose handler finds nothing to do for who is not there: the way to it is what is measured. */
const REACTION = 'push.summary';
const MOST_S = 5;
const TURN_MS = 100;

/** RA: what is published 500 times a second to the product's own worker waits so long, against the five seconds that are promised. Ten minutes: `--seconds 120`. */
export const outboxAge: Figure = {
  key: 'RA',
  title: 'seconds that the oldest event waits at 500 a second / 5 s',
  accepted: '<= 1',
  async measure({ pace, open }) {
    const stage = await open({ members: MEMBERS });
    return comparePairs(async (seconds) => [await oldestWait(stage.owner, seconds), MOST_S], pace);
  },
};

/** The longest that any event waited while so many were published, and until all were done. */
async function oldestWait(owner: pg.Pool, seconds: number): Promise<number> {
  const startedAt = performance.now();
  const passed = () => (performance.now() - startedAt) / 1_000;
  let [published, oldest] = [0, 0];
  for (;;) {
    const isOver = passed() >= seconds;
    const owed = isOver ? 0 : Math.floor(passed() * A_SECOND) - published;
    if (owed > 0) await publish(owner, owed);
    published += Math.max(owed, 0);
    const { age, left } = await waiting(owner);
    oldest = Math.max(oldest, age);
    if (isOver && left === 0) return oldest;
    await sleep(TURN_MS);
  }
}

const publish = (owner: pg.Pool, count: number) =>
  owner.query(
    `insert into events.outbox (reaction, payload, due, at)
     select $1, jsonb_build_object('memberId', gen_random_uuid()), public.app_now(), public.app_now() from generate_series(1, $2)`,
    [REACTION, count],
  );

async function waiting(owner: pg.Pool): Promise<{ readonly age: number; readonly left: number }> {
  const { rows } = await owner.query<{ age: number; left: number }>(
    `select coalesce(extract(epoch from public.app_now() - min(at)), 0)::float8 as age, count(*)::int as left from events.outbox where reaction = $1`,
    [REACTION],
  );
  return rows[0] ?? { age: 0, left: 0 };
}
