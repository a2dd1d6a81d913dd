import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import { tryState } from './lockout.policy.js';
import { LockoutsRepository } from './lockouts.repository.js';
import { keyedHash } from './secrets.js';

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

  /** Counts a try for `subject` (what is tried, by whom, from where). Throws `too_many_attempts` while locked. */
  async count(...subject: readonly string[]): Promise<CountedTry> {
    const key = keyedHash(this.config.appSecret, 'lockout', ...subject);
    const counted = await this.lockouts.count(key);
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

  async forget(...subject: readonly string[]): Promise<void> {
    await this.right({ key: keyedHash(this.config.appSecret, 'lockout', ...subject), isLast: false });
  }

  private async locked(key: Buffer): Promise<AppError> {
    const lock = await this.lockouts.lock(key);
    if (!lock) return new AppError('login_failed');
    return new AppError('too_many_attempts', { params: { minutes: lock.minutes }, retryAt: lock.lockedUntil });
  }
}
