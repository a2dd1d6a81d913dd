import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AppError, limits } from '#contracts';
import { Transactions } from '#database';
import { Limiter, Lockout, networkOf } from '../limits/index.js';
import { assertUncommon, Passwords } from '../passwords/index.js';
import { StaffLinks } from './staff-links.js';
import type { LiveStaffLink } from './staff-links.repository.js';

/** Whether somebody may set up an account: by the link of the mail, and by the password where that stays, counted as at the login. */
@Injectable()
export class StaffSetUpProof {
  constructor(
    private readonly transactions: Transactions,
    private readonly links: StaffLinks,
    private readonly passwords: Passwords,
    private readonly lockout: Lockout,
    private readonly limiter: Limiter,
    private readonly audit: Audit,
  ) {}

  /** Whose link it is. Changes nothing: scanners of mails open every link. */
  async linkOf(token: string, ip: string): Promise<LiveStaffLink> {
    await this.limiter.consume('login', ip);
    const link = await this.transactions.read((tx) => this.links.find(tx, token));
    if (!link) throw new AppError('link_invalid');
    return link;
  }

  /** Throws what is wrong with a password that is chosen, or that does not fit. */
  async prove(token: string, password: string, ip: string): Promise<LiveStaffLink> {
    const link = await this.linkOf(token, ip);
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
