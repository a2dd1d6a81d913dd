import { Inject, Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { CONFIG, type Config } from '#config';
import { AppError, limits } from '#contracts';
import { enrolmentMinutes, type SetUpFinishBody, type SetUpStartBody } from '#contracts-admin';
import { Transactions, type Tx } from '#database';
import { assertUncommon, Passwords } from '../passwords/index.js';
import { Limiter, Lockout, networkOf } from '../limits/index.js';
import { hashOfToken } from '../secrets.js';
import { ColleaguesRepository } from './colleagues.repository.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { openSecret, sealSecret } from './sealed-secret.js';
import type { NewDevice } from './staff-devices.js';
import { StaffLinks } from './staff-links.js';
import type { LiveStaffLink } from './staff-links.repository.js';
import { StaffRepository } from './staff.repository.js';
import { sealWish } from './staff-seal.js';
import { newTotpSecret, staffIssuer, stepOfCode, totpUri } from './totp.js';

/**
 * How somebody sets up password and device with the link of a mail. The link shows whose mailbox it is; where the password stays, it is asked
 * for besides, and counted as at the login. Nothing counts before the device has shown its first code.
 */
@Injectable()
export class StaffSetUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: StaffLinks,
    private readonly staff: StaffRepository,
    private readonly colleagues: ColleaguesRepository,
    private readonly passwords: Passwords,
    private readonly lockout: Lockout,
    private readonly limiter: Limiter,
    private readonly audit: Audit,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>,
  ) {}

  /** Whose link it is. Changes nothing: scanners of mails open every link. */
  async look(token: string, ip: string): Promise<LiveStaffLink> {
    await this.limiter.take('login', ip);
    return this.transactions.read((tx) => this.live(tx, token));
  }

  /** Begins again whenever it is asked; an earlier secret that was not confirmed is gone. */
  async start({ token, password }: SetUpStartBody, ip: string): Promise<NewDevice> {
    const { staffId, email } = await this.prove(token, password, ip);
    const secret = newTotpSecret();
    const sealed = sealSecret(secret, this.config.appSecret);
    const endsAt = await this.transactions.run((tx) => this.staff.startEnrolment(tx, staffId, sealed, enrolmentMinutes));
    return { totpUri: totpUri(secret, email, staffIssuer), secret, endsAt };
  }

  /** From now on password and device count, and the link no more. Answers the recovery codes. */
  async finish({ token, password, code }: SetUpFinishBody, ip: string): Promise<string[]> {
    const { staffId, setsPassword } = await this.prove(token, password, ip);
    const passwordHash = setsPassword ? await this.passwords.hash(password) : null;
    return this.transactions.run(async (tx) => {
      const sealed = (await this.staff.lockCredentials(tx, staffId)) && (await this.staff.openEnrolment(tx, staffId));
      if (!sealed) throw new AppError('link_invalid');
      const step = stepOfCode(code, openSecret(sealed, this.config.appSecret), Date.now(), 0);
      if (step === undefined) throw new AppError('totp_wrong', { fields: { code: 'totp_wrong' } });
      const wish = { token_hash: hashOfToken(token).toString('hex'), password_hash: passwordHash, step, ip };
      if (!(await this.colleagues.setUp(tx, sealWish(this.config.appSecret, 'set_up_colleague', wish)))) throw new AppError('link_invalid');
      const codes = newRecoveryCodes();
      const hashes = codes.map((one) => hashOfRecoveryCode(this.config.appSecret, one));
      await this.staff.replaceRecoveryCodes(tx, staffId, hashes);
      return codes;
    });
  }

  private async live(tx: Tx, token: string): Promise<LiveStaffLink> {
    const link = await this.links.find(tx, token);
    if (!link) throw new AppError('link_invalid');
    return link;
  }

  private async prove(token: string, password: string, ip: string): Promise<LiveStaffLink> {
    const link = await this.look(token, ip);
    if (link.setsPassword) await assertAcceptable(password, link.email);
    else await this.assertFits(link, password, ip);
    return link;
  }

  private async assertFits({ staffId, email, passwordHash }: LiveStaffLink, password: string, ip: string): Promise<void> {
    const counted = await this.lockout.count(['staff', email], networkOf(ip));
    if (await this.passwords.fits(password, passwordHash ?? undefined)) return this.lockout.right(counted);
    await this.audit.note({ staffId, act: 'staff.set_up_refused', ip });
    return this.lockout.wrong(counted, new AppError('password_wrong', { fields: { password: 'password_wrong' } }));
  }
}

/** As of members; that the device is needed besides makes a weak one no better. */
async function assertAcceptable(password: string, email: string): Promise<void> {
  if (password.length < limits.passwordMin || password.length > limits.passwordMax)
    throw new AppError('password_length', { fields: { password: 'password_length' } });
  await assertUncommon(password, { email });
}
