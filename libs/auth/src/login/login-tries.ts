import { Injectable } from '@nestjs/common';
import { AppError } from '#contracts';
import { Limiter, Lockout, networkOf, type CountedTry } from '../limits/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';

type Site = Pick<SiteFacts, 'communityId'>;
const subjectOf = ({ communityId }: Site, email: string) => ['login', communityId, email] as const;

/** Tries to log in: how many a network may make, and when wrong passwords lock an account for it. */
@Injectable()
export class LoginTries {
  constructor(
    private readonly limiter: Limiter,
    private readonly lockout: Lockout,
  ) {}

  /** Counts a try before the password is looked at. Throws `too_many_requests`, and `too_many_attempts` while locked. */
  async count(site: Site, email: string, { ip }: Caller): Promise<CountedTry> {
    await this.limiter.consume('login', ip, 'too_many_requests');
    return this.lockout.count(subjectOf(site, email), networkOf(ip));
  }

  /** Throws `login_failed`, or `too_many_attempts` when it was the last one. */
  refuse(counted: CountedTry): Promise<never> {
    return this.lockout.wrong(counted, new AppError('login_failed'));
  }

  /** The password was right: earlier tries are forgotten. */
  accept(counted: CountedTry): Promise<void> {
    return this.lockout.right(counted);
  }

  /** The password was replaced: earlier tries from this network are forgotten. */
  forget(site: Site, email: string, { ip }: Caller): Promise<void> {
    return this.lockout.forget(subjectOf(site, email), networkOf(ip));
  }
}
