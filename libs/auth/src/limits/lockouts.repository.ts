import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { forgetAfterHours, lockMinutes } from './lockout.policy.js';

/** Counting and locking decide in the statement that writes: of a hundred tries at once none reads what another has not yet written. */
@Injectable()
export class LockoutsRepository {
  constructor(private readonly transactions: Transactions) {}

  /** Counts a try, unless the key is locked. `subject` is the key without the network. */
  async count(key: Buffer, subject: Buffer): Promise<{ readonly failures: number; readonly isLocked: boolean } | undefined> {
    const [row] = await this.transactions.single<{ failures: number; isLocked: boolean }>(
      `insert into auth.lockout as l (key, subject, failures, rounds, updated_at) values ($1, $3, 1, 0, public.app_now())
       on conflict (key) do update set
         subject = excluded.subject,
         failures = case when l.locked_until > public.app_now() then l.failures
                         when l.updated_at < public.app_now() - make_interval(hours => $2) then 1
                         else l.failures + 1 end,
         rounds = case when l.updated_at < public.app_now() - make_interval(hours => $2) then 0 else l.rounds end,
         updated_at = case when l.locked_until > public.app_now() then l.updated_at else public.app_now() end
       returning failures, coalesce(locked_until > public.app_now(), false) as "isLocked"`,
      [key, forgetAfterHours, subject],
    );
    return row;
  }

  async forget(key: Buffer): Promise<void> {
    await this.transactions.single(`delete from auth.lockout where key = $1`, [key]);
  }

  async lockedUntil(tx: Tx, subject: Buffer): Promise<Date | undefined> {
    const [row] = await tx.query<{ until: Date | null }>(
      `select max(locked_until) as until from auth.lockout where subject = $1 and locked_until > public.app_now()`,
      [subject],
    );
    return row?.until ?? undefined;
  }

  /** The tries; how often it was locked before stays, so that the next lock is as long as it would be. */
  async forgetAll(tx: Tx, subject: Buffer): Promise<boolean> {
    const forgotten = await tx.query(
      `update auth.lockout set failures = 0, locked_until = null
        where subject = $1 and (failures > 0 or locked_until is not null) returning key`,
      [subject],
    );
    return forgotten.length > 0;
  }

  /** Locks, unless a parallel try did so already, and says until when; undefined when the tries were forgotten meanwhile. */
  async lock(key: Buffer): Promise<{ readonly minutes: number; readonly lockedUntil: Date } | undefined> {
    const [row] = await this.transactions.single<{ minutes: number; lockedUntil: Date }>(
      `with locked as (
         update auth.lockout set
           failures = 0,
           rounds = case when locked_until > public.app_now() then rounds else rounds + 1 end,
           locked_until = case when locked_until > public.app_now() then locked_until
                               else public.app_now() + make_interval(mins => ($2::int[])[least(rounds + 1, cardinality($2::int[]))]) end
          where key = $1 returning locked_until)
       select locked_until as "lockedUntil", ceil(extract(epoch from locked_until - public.app_now()) / 60)::int as minutes from locked`,
      [key, [...lockMinutes]],
    );
    return row;
  }
}
