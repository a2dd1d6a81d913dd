import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError, type ErrorCode } from '#contracts';
import type { AuditAct } from '#contracts-admin';
import { Limiter, Lockout, networkOf, type CountedTry } from '../limits/index.js';

/** What becomes of a refusal: what is written down, and what is answered. */
export type Refused = { readonly act: AuditAct; readonly code: ErrorCode; readonly facts?: Readonly<Record<string, unknown>> };
/** Whose try it was, as far as that is known, and from where. */
type Trying = { readonly staffId: string | null; readonly ip: string };

/** Tries of staff to show who they are: counted before they are looked at, and written down when they were wrong. */
@Injectable()
export class StaffTries {
  constructor(
    private readonly lockout: Lockout,
    private readonly limiter: Limiter,
    private readonly audit: Audit,
  ) {}

  /** With a password, for the account and the network. Throws `too_many_requests`, and `too_many_attempts` while locked. */
  async countPassword(email: string, ip: string): Promise<CountedTry> {
    await this.limiter.consume('login', ip);
    return this.lockout.count(['staff', email], networkOf(ip));
  }

  /** With a code alone, for the account wherever it comes from. Throws the same. */
  async countCode(staffId: string, ip: string): Promise<CountedTry> {
    await this.limiter.consume('login', ip);
    return this.lockout.count(['staff-code', staffId]);
  }

  /** With the code beside a right password. Undefined while the account takes no codes: a lock that said so would tell that the password is right. */
  async countCodeQuietly(staffId: string): Promise<CountedTry | undefined> {
    try {
      return await this.lockout.count(['staff-code', staffId]);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  async accept(tries: readonly CountedTry[]): Promise<void> {
    await Promise.all(tries.map((one) => this.lockout.right(one)));
  }

  /** Throws what is answered, or `too_many_attempts` when it was the last try. */
  async refuse(counted: CountedTry, { staffId, ip }: Trying, { act, facts }: Refused, answer: AppError): Promise<never> {
    await this.audit.note({ staffId, act, ...(facts && { facts }), ip });
    return this.lockout.wrong(counted, answer);
  }
}
