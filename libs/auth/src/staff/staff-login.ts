import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import type { StaffLoginBody } from '#contracts-admin';
import { Transactions } from '#database';
import { Limiter } from '../limiter.js';
import { Lockout, type CountedTry } from '../lockout.js';
import { networkOf } from '../network.js';
import { Passwords } from '../passwords.js';
import { openSecret } from './sealed-secret.js';
import { StaffRepository, type StaffRow } from './staff.repository.js';
import { StaffSessions } from './staff-sessions.js';
import { stepOfCode } from './totp.js';

/**
 * Password and code are always checked both, and every failure answers alike: nobody learns that a password was right. Whoever has the
 * password but not the phone is counted for the account wherever he comes from, because a million codes are soon tried from many networks.
 */
@Injectable()
export class StaffLogin {
  constructor(
    private readonly transactions: Transactions,
    private readonly staff: StaffRepository,
    private readonly sessions: StaffSessions,
    private readonly passwords: Passwords,
    private readonly lockout: Lockout,
    private readonly limiter: Limiter,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Answers the value of the session cookie. */
  async login({ email, password, code }: StaffLoginBody, ip: string): Promise<string> {
    await this.limiter.take('login', ip);
    const counted = await this.lockout.count('staff', email, networkOf(ip));
    const person = await this.transactions.read((tx) => this.staff.activeByEmail(tx, email));
    const passwordFits = await this.passwords.fits(password, person?.password_hash);
    const codeTry = person && passwordFits ? await this.countCode(person) : undefined;
    const token = person && codeTry ? await this.open(person, code, ip) : undefined;
    if (token === undefined) {
      await this.audit.note({ staffId: person?.id ?? null, act: 'staff.login_refused', ip });
      return this.lockout.wrong(counted, new AppError('login_failed'));
    }
    await this.lockout.right(counted);
    if (codeTry) await this.lockout.right(codeTry);
    return token;
  }

  logout(session: { readonly id: string; readonly sessionId: string }, ip: string): Promise<void> {
    return this.transactions.run(async (tx) => {
      await this.sessions.close(tx, session.sessionId);
      await this.audit.record(tx, { staffId: session.id, act: 'staff.logged_out', ip });
    });
  }

  /** Undefined while the account takes no codes: a lock that said so would tell that the password is right. */
  private async countCode({ id }: StaffRow): Promise<CountedTry | undefined> {
    try {
      return await this.lockout.count('staff-code', id);
    } catch (error) {
      if (error instanceof AppError) return undefined;
      throw error;
    }
  }

  private open(person: StaffRow, code: string, ip: string): Promise<string | undefined> {
    // The machine's time, not the product's: the phone that made the code knows no other.
    const step = stepOfCode(code, openSecret(person.totp_secret, this.config.appSecret), Date.now(), person.totp_last_step);
    if (step === undefined) return Promise.resolve(undefined);
    return this.transactions.run(async (tx) => {
      if (!(await this.staff.takeStep(tx, person.id, step))) return undefined;
      const { token } = await this.sessions.open(tx, person.id);
      await this.audit.record(tx, { staffId: person.id, act: 'staff.logged_in', ip });
      return token;
    });
  }
}
