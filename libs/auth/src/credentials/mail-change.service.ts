import { Injectable } from '@nestjs/common';
import { AppError, type MailChangeBody, type MemberId } from '#contracts';
import { Transactions } from '#database';
import { AccountsRepository, type Account } from '../accounts/index.js';
import { ActivationMails } from '../activation/index.js';
import { hidingLimits, inConstantTime } from '../constant-time.js';
import { Limiter } from '../limits/index.js';
import { OwnPassword } from '../login/index.js';
import { SessionsService, type SessionMember } from '../sessions/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';
import { MailChangeLinks } from './mail-change-links.js';

/** `changed`: the account has the new address already; `link-sent`: it will, when the link there is used. */
export type MailChangeOutcome = 'changed' | 'link-sent' | 'mails-resumed';

/** The wish for another address. Nothing holds until the link that went there is used (`MailChangeConfirmation`). */
@Injectable()
export class MailChangeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly activationMails: ActivationMails,
    private readonly ownPassword: OwnPassword,
    private readonly links: MailChangeLinks,
    private readonly sessions: SessionsService,
    private readonly limiter: Limiter,
  ) {}

  /** From the settings: the password is asked first. */
  async request(site: SiteFacts, me: SessionMember, { email, password }: MailChangeBody, caller: Caller): Promise<MailChangeOutcome> {
    await this.ownPassword.assertFits(me, password, 'password', 'password_wrong');
    return this.change(site, me, email, caller);
  }

  /** For an address with a typing error that was never confirmed: whoever has just signed up is not asked for the password again. */
  async correct(site: SiteFacts, me: SessionMember, email: string, caller: Caller): Promise<MailChangeOutcome> {
    const { status } = await this.accountOf(me.id);
    if (status !== 'not_confirmed') throw new AppError('already_active');
    return this.change(site, me, email, caller);
  }

  /** The address that waits for its link. */
  wished(me: SessionMember): Promise<string | null> {
    return this.links.wishedAddress(me.id);
  }

  private async change(site: SiteFacts, me: SessionMember, email: string, caller: Caller): Promise<MailChangeOutcome> {
    const account = await this.accountOf(me.id);
    await this.limiter.consume('newAddress', caller.ip);
    const isQuiet = !site.settings.reveal_account_existence;
    if (account.status === 'not_confirmed' && (!isQuiet || account.email === email)) {
      await this.activationMails.correctAddress(me, email);
      return 'changed';
    }
    if (account.email === email) return this.resumeMail(account);
    await this.limiter.consume('mailChange', me.id);
    await this.limiter.consume('mailChangeDaily', me.id);
    await inConstantTime(isQuiet, () => hidingLimits(isQuiet, undefined, () => this.links.send(site, account, email)));
    return 'link-sent';
  }

  /** The address that was there before: of use only where mails to it had stopped because it seemed not to exist. */
  private async resumeMail({ id, email, notificationsDisabled: stops }: Account): Promise<MailChangeOutcome> {
    if (!stops.includes('bounced')) throw new AppError('new_email_invalid', { fields: { email: 'new_email_invalid' } });
    await this.transactions.run(async (tx) => {
      await this.accounts.trustMail(tx, id, email);
      this.sessions.announceChange(tx, id);
    });
    return 'mails-resumed';
  }

  private async accountOf(memberId: MemberId): Promise<Account> {
    const account = await this.transactions.read((tx) => this.accounts.find(tx, memberId));
    if (!account) throw new AppError('authentication_required');
    return account;
  }
}
