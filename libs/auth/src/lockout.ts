import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import { Transactions } from '#database';
import { forgetAfterHours, lockMinutes, tryState } from './lockout.policy.js';
import { keyedHash } from './secrets.js';

/** One try that was counted before the password was looked at. */
export type CountedTry = { readonly key: Buffer; readonly isLast: boolean };
type TryRow = { failures: number; is_locked: boolean };
type LockRow = { minutes: number; locked_until: Date };

/**
 * Wrong passwords, counted per account and network in Postgres. A try is counted before it is checked, so that a hundred at once are no more
 * than five; who is locked out elsewhere can still get in from another network and by the reset link.
 */
@Injectable()
export class Lockout {
  constructor(
    private readonly transactions: Transactions,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts a try for `subject` (what is tried, by whom, from where). Throws `too_many_attempts` while locked. */
  async count(...subject: readonly string[]): Promise<CountedTry> {
    const key = keyedHash(this.config.appSecret, 'lockout', ...subject);
    const [row] = await this.transactions.single<TryRow>(
      `insert into auth.lockout as l (key, failures, rounds, updated_at) values ($1, 1, 0, public.app_now())
       on conflict (key) do update set
         failures = case when l.locked_until > public.app_now() then l.failures
                         when l.updated_at < public.app_now() - make_interval(hours => $2) then 1
                         else l.failures + 1 end,
         rounds = case when l.updated_at < public.app_now() - make_interval(hours => $2) then 0 else l.rounds end,
         updated_at = case when l.locked_until > public.app_now() then l.updated_at else public.app_now() end
       returning failures, coalesce(locked_until > public.app_now(), false) as is_locked`,
      [key, forgetAfterHours],
    );
    const state = tryState(row?.failures ?? 1);
    if (row?.is_locked || state === 'too-late') throw await this.locked(key);
    return { key, isLast: state === 'last-try' };
  }

  /** The counted try was wrong: throws `too_many_attempts` when it was the last one, else `otherwise`. */
  async wrong(counted: CountedTry, otherwise: AppError): Promise<never> {
    throw counted.isLast ? await this.locked(counted.key) : otherwise;
  }

  /** The counted try was right, or the password was replaced: earlier ones are forgotten. */
  async right(counted: CountedTry): Promise<void> {
    await this.transactions.single(`delete from auth.lockout where key = $1`, [counted.key]);
  }

  async forget(...subject: readonly string[]): Promise<void> {
    await this.right({ key: keyedHash(this.config.appSecret, 'lockout', ...subject), isLast: false });
  }

  /** Locks, unless a parallel try did so already, and says until when. */
  private async locked(key: Buffer): Promise<AppError> {
    const [row] = await this.transactions.single<LockRow>(
      `with locked as (
         update auth.lockout set
           failures = 0,
           rounds = case when locked_until > public.app_now() then rounds else rounds + 1 end,
           locked_until = case when locked_until > public.app_now() then locked_until
                               else public.app_now() + make_interval(mins => ($2::int[])[least(rounds + 1, cardinality($2::int[]))]) end
          where key = $1 returning locked_until)
       select locked_until, ceil(extract(epoch from locked_until - public.app_now()) / 60)::int as minutes from locked`,
      [key, [...lockMinutes]],
    );
    if (!row) return new AppError('login_failed');
    return new AppError('too_many_attempts', { params: { minutes: row.minutes }, retryAt: row.locked_until });
  }
}
