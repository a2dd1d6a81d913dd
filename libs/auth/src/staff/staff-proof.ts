import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { CONFIG, type Config } from '#config';
import { AppError, type ErrorCode } from '#contracts';
import type { AuditAct } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { Limiter, Lockout, networkOf, type CountedTry } from '../limits/index.js';
import { Passwords } from '../passwords/index.js';
import { hashOfRecoveryCode, isRecoveryCode } from './recovery-codes.js';
import { openSecret } from './sealed-secret.js';
import { StaffRepository, type StaffCredentials } from './staff.repository.js';
import { stepOfCode } from './totp.js';

/** What somebody shows to be this person. `code` null: a recovery code opened the session, and no other code is there to be had. */
export type Shown = { readonly email: string; readonly password: string; readonly code: string | null };
/** What becomes of a refusal: what is written down, and what is answered. */
export type Refused = { readonly act: AuditAct; readonly code: ErrorCode; readonly facts?: Readonly<Record<string, unknown>> };
type Act<Result> = (tx: Tx, person: StaffCredentials, byRecoveryCode: boolean) => Promise<Result>;

/**
 * Password and code are always checked both, and every failure answers alike: nobody learns that a password was right. Whoever has the
 * password but not the phone is counted for the account wherever he comes from, because a million codes are soon tried from many networks.
 */
@Injectable()
export class StaffProof {
  constructor(
    private readonly transactions: Transactions,
    private readonly staff: StaffRepository,
    private readonly passwords: Passwords,
    private readonly lockout: Lockout,
    private readonly limiter: Limiter,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Does `act` in the transaction that spends the code. What the act itself refuses is no wrong try, and leaves the code as it was: nothing
   * came of it. `changesStaff` says that the act takes the lock of all changes of staff, which has to come before that of the account.
   */
  async prove<Result>(
    { email, password, code }: Shown,
    ip: string,
    refused: Refused,
    act: Act<Result>,
    { changesStaff = false } = {},
  ): Promise<Result> {
    await this.limiter.consume('login', ip);
    const counted = await this.lockout.count(['staff', email], networkOf(ip));
    const person = await this.transactions.read((tx) => this.staff.activeByEmail(tx, email));
    const passwordFits = await this.passwords.fits(password, person?.passwordHash ?? undefined);
    const codeTry = person && passwordFits ? await this.countCode(person) : undefined;
    const tries = codeTry ? [counted, codeTry] : [counted];
    const proof = { isGiven: false };
    const proven: Act<Result> = (...known) => {
      proof.isGiven = true;
      return act(...known);
    };
    try {
      const done = person && codeTry ? await this.spend(person, code, proven, changesStaff) : undefined;
      if (done) return done.result;
    } finally {
      if (proof.isGiven) await Promise.all(tries.map((one) => this.lockout.right(one)));
    }
    await this.audit.note({ staffId: person?.id ?? null, act: refused.act, ...(refused.facts && { facts: refused.facts }), ip });
    return this.lockout.wrong(counted, new AppError(refused.code));
  }

  /** The same by a code alone, for somebody whom another service has named; counted for the account wherever it comes from. */
  async proveCode<Result>(staffId: string, code: string, ip: string, refused: Refused, act: Act<Result>): Promise<Result> {
    await this.limiter.consume('login', ip);
    const counted = await this.lockout.count(['staff-code', staffId]);
    const person = await this.transactions.read((tx) => this.staff.activeById(tx, staffId));
    const done = person ? await this.spend(person, code, act, false) : undefined;
    if (!done) {
      await this.audit.note({ staffId, act: refused.act, ...(refused.facts && { facts: refused.facts }), ip });
      return this.lockout.wrong(counted, new AppError(refused.code, { fields: { code: refused.code } }));
    }
    await this.lockout.right(counted);
    return done.result;
  }

  /** Undefined while the account takes no codes: a lock that said so would tell that the password is right. */
  private async countCode({ id }: StaffCredentials): Promise<CountedTry | undefined> {
    try {
      return await this.lockout.count(['staff-code', id]);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  private spend<Result>(
    person: StaffCredentials,
    code: string | null,
    act: Act<Result>,
    changesStaff: boolean,
  ): Promise<{ result: Result } | undefined> {
    return this.transactions.run(async (tx) => {
      if (changesStaff) await this.staff.awaitChanges(tx);
      // Checking the password took a while, in which the device may have been ended: what was shown has to count still.
      const now = await this.staff.lockCredentials(tx, person.id);
      if (!now || !isAsShown(person, now)) return undefined;
      if (code !== null && !(await this.consume(tx, now, code))) return undefined;
      return { result: await act(tx, now, code !== null && isRecoveryCode(code)) };
    });
  }

  private async consume(tx: Tx, person: StaffCredentials, code: string): Promise<boolean> {
    if (isRecoveryCode(code)) return this.staff.consumeRecoveryCode(tx, person.id, hashOfRecoveryCode(this.config.appSecret, code));
    if (!person.totpSecret) return false;
    // The machine's time, not the product's: the phone that made the code knows no other.
    const step = stepOfCode(code, openSecret(person.totpSecret, this.config.appSecret), Date.now(), person.totpLastStep);
    return step !== undefined && this.staff.consumeStep(tx, person.id, step);
  }
}

/** Without a device nothing of theirs counts, whatever the password. */
const isAsShown = (shown: StaffCredentials, now: StaffCredentials): boolean =>
  now.passwordHash === shown.passwordHash && now.totpSecret !== null && shown.totpSecret?.equals(now.totpSecret) === true;
