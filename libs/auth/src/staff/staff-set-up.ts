import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError } from '#contracts';
import type { SetUpFinishBody, SetUpStartBody } from '#contracts-admin';
import { Transactions } from '#database';
import { Passwords } from '../passwords/index.js';
import { hashOfToken } from '../secrets.js';
import { ColleaguesRepository } from './colleagues.repository.js';
import { StaffEnrolments, type NewDevice } from './staff-enrolments.js';
import type { LiveStaffLink } from './staff-links.repository.js';
import { sealWish } from './staff-seal.js';
import { StaffSetUpProof } from './staff-set-up-proof.js';

/** How somebody sets up password and device with the link of a mail. Nothing counts before the device has shown its first code. */
@Injectable()
export class StaffSetUp {
  constructor(
    private readonly transactions: Transactions,
    private readonly proof: StaffSetUpProof,
    private readonly enrolments: StaffEnrolments,
    private readonly colleagues: ColleaguesRepository,
    private readonly passwords: Passwords,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>,
  ) {}

  /** Whose link it is. Changes nothing: scanners of mails open every link. */
  linkOf(token: string, ip: string): Promise<LiveStaffLink> {
    return this.proof.linkOf(token, ip);
  }

  /** Begins again whenever it is asked; an earlier secret that was not confirmed is gone. */
  async start({ token, password }: SetUpStartBody, ip: string): Promise<NewDevice> {
    const { staffId, email } = await this.proof.prove(token, password, ip);
    return this.transactions.run((tx) => this.enrolments.start(tx, staffId, email));
  }

  /** From now on password and device count, and the link no more. Answers the recovery codes. */
  async finish({ token, password, code }: SetUpFinishBody, ip: string): Promise<string[]> {
    const { staffId, setsPassword } = await this.proof.prove(token, password, ip);
    const passwordHash = setsPassword ? await this.passwords.hash(password) : null;
    return this.transactions.run(async (tx) => {
      const step = await this.enrolments.confirm(tx, staffId, code);
      const wish = { token_hash: hashOfToken(token).toString('hex'), password_hash: passwordHash, step, ip };
      if (!(await this.colleagues.setUp(tx, sealWish(this.config.appSecret, 'set_up_colleague', wish)))) throw new AppError('link_invalid');
      return this.enrolments.replaceRecoveryCodes(tx, staffId);
    });
  }
}
