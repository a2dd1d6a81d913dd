import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Passwords } from '../passwords/index.js';
import { hashOfRecoveryCode, isRecoveryCode } from './recovery-codes.js';
import { openSecret } from './sealed-secret.js';
import { StaffTries, type Refused } from './staff-tries.js';
import { StaffRepository, type StaffCredentials } from './staff.repository.js';
import { stepOfCode } from './totp.js';

/** What somebody shows to be this person. `code` null: a recovery code opened the session, and no other code is there to be had. */
export type Shown = { readonly email: string; readonly password: string; readonly code: string | null };
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
    private readonly tries: StaffTries,
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
    const counted = await this.tries.countPassword(email, ip);
    const person = await this.transactions.read((tx) => this.staff.activeByEmail(tx, email));
    const passwordFits = await this.passwords.fits(password, person?.passwordHash ?? undefined);
    const codeTry = person && passwordFits ? await this.tries.countCodeQuietly(person.id) : undefined;
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
      if (proof.isGiven) await this.tries.accept(tries);
    }
    return this.tries.refuse(counted, { staffId: person?.id ?? null, ip }, refused, new AppError(refused.code));
  }

  /** The same by a code alone, for somebody whom another service has named; counted for the account wherever it comes from. */
  async proveCode<Result>(staffId: string, code: string, ip: string, refused: Refused, act: Act<Result>): Promise<Result> {
    const counted = await this.tries.countCode(staffId, ip);
    const person = await this.transactions.read((tx) => this.staff.activeById(tx, staffId));
    const done = person ? await this.spend(person, code, act, false) : undefined;
    if (!done) return this.tries.refuse(counted, { staffId, ip }, refused, new AppError(refused.code, { fields: { code: refused.code } }));
    await this.tries.accept([counted]);
    return done.result;
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
