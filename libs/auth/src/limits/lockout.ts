import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import type { Tx } from '#database';
import { tryState } from './lockout.policy.js';
import { LockoutsRepository } from './lockouts.repository.js';
import { keyedHash } from '../secrets.js';

/** What is tried, and by whom. */
type Subject = readonly [what: string, ...who: string[]];

/** One try that was counted before the password was looked at. */
export type CountedTry = { readonly key: Buffer; readonly isLast: boolean };

/**
 * Wrong passwords, counted per account and network in Postgres. A try is counted before it is checked, so that a hundred at once are no more
 * than five; who is locked out elsewhere can still get in from another network and by the reset link.
 */
@Injectable()
export class Lockout {
  constructor(
    private readonly lockouts: LockoutsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Counts a try for `subject` (what is tried, and by whom) from a network. Throws `too_many_attempts` while locked. */
  async count(subject: Subject, network?: string): Promise<CountedTry> {
    const key = this.keyOf(subject, network);
    const counted = await this.lockouts.count(key, this.keyOf(subject));
    const state = tryState(counted?.failures ?? 1);
    if (counted?.isLocked || state === 'too-late') throw await this.locked(key);
    return { key, isLast: state === 'last-try' };
  }

  /** The counted try was wrong: throws `too_many_attempts` when it was the last one, else `otherwise`. */
  async wrong(counted: CountedTry, otherwise: AppError): Promise<never> {
    throw counted.isLast ? await this.locked(counted.key) : otherwise;
  }

  /** The counted try was right, or the password was replaced: earlier ones are forgotten. */
  async right(counted: CountedTry): Promise<void> {
    await this.lockouts.forget(counted.key);
  }

  async forget(subject: Subject, network?: string): Promise<void> {
    await this.right({ key: this.keyOf(subject, network), isLast: false });
  }

  /** Until when the longest lock of the subject lasts, of all networks; undefined when none does. */
  lockedUntil(tx: Tx, subject: Subject): Promise<Date | undefined> {
    return this.lockouts.lockedUntil(tx, this.keyOf(subject));
  }

  /** Forgets the tries of the subject from all networks; false when there were none. */
  forgetAll(tx: Tx, subject: Subject): Promise<boolean> {
    return this.lockouts.forgetAll(tx, this.keyOf(subject));
  }

  private keyOf(subject: Subject, network?: string): Buffer {
    return keyedHash(this.config.appSecret, 'lockout', ...subject, ...(network === undefined ? [] : [network]));
  }

  private async locked(key: Buffer): Promise<AppError> {
    const lock = await this.lockouts.lock(key);
    if (!lock) return new AppError('login_failed');
    return new AppError('too_many_attempts', { params: { minutes: lock.minutes }, retryAt: lock.lockedUntil });
  }
}
