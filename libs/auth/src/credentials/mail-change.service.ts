import { Injectable } from '@nestjs/common';
import { AppError, type MailChangeBody, type MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { Outbox } from '#events';
import { logger } from '#observability';
import { AccountChangesRepository } from './account-changes.repository.js';
import { AccountsRepository, AddressOwners, type Account } from '../accounts/index.js';
import { ActivationService } from '../activation/index.js';
import { mailChanged, mailChangeRequested } from '../auth.events.js';
import { hidingLimits, inConstantTime } from '../constant-time.js';
import { Limiter } from '../limits/index.js';
import { OneTimeTokens } from '../links/index.js';
import { OwnPassword } from '../login/index.js';
import { SessionsService, type SessionMember } from '../sessions/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';

/** `changed`: the account has the new address already; `link-sent`: it will, when the link there is used. */
export type MailChangeOutcome = 'changed' | 'link-sent' | 'mails-resumed';

/** Another address. Nothing holds until the link that went to the new one is used; then the owner of the old one can undo it for 48 hours. */
@Injectable()
export class MailChangeService {
  constructor(
    private readonly transactions: Transactions,
    private readonly accounts: AccountsRepository,
    private readonly changes: AccountChangesRepository,
    private readonly owners: AddressOwners,
    private readonly activation: ActivationService,
    private readonly ownPassword: OwnPassword,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
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
    return this.transactions.read((tx) => this.changes.wishedAddress(tx, me.id));
  }

  /** The link's button. Works without a session: the mail may be read on another device. */
  async confirm(token: string, caller: Caller): Promise<void> {
    await this.limiter.take('linkUse', caller.ip);
    await this.transactions.run(async (tx) => {
      const used = await this.tokens.useAlone(tx, 'mail_change', token);
      const account = used && (await this.accounts.findForUpdate(tx, used.memberId));
      const change = used && (await this.changes.apply(tx, used.tokenId));
      if (!account || !isOpen(account) || !change?.newValue || change.oldValue !== account.email) throw new AppError('link_invalid');
      await this.moveTo(tx, account, change.newValue, change.id);
    });
  }

  private async change(site: SiteFacts, me: SessionMember, email: string, caller: Caller): Promise<MailChangeOutcome> {
    const account = await this.accountOf(me.id);
    await this.limiter.take('newAddress', caller.ip);
    const isQuiet = !site.settings.reveal_account_existence;
    if (account.status === 'not_confirmed' && (!isQuiet || account.email === email)) {
      await this.activation.correctAddress(me, email);
      return 'changed';
    }
    if (account.email === email) return this.resumeMail(account);
    await this.limiter.take('mailChange', me.id);
    await this.limiter.take('mailChangeDaily', me.id);
    await inConstantTime(isQuiet, () => hidingLimits(isQuiet, undefined, () => this.sendLink(site, account, email)));
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

  private async sendLink(site: SiteFacts, { id: memberId, email: from }: Account, to: string): Promise<void> {
    const isFree = await this.transactions.run(async (tx) => {
      if (await this.accounts.isTaken(tx, site.communityId, to, memberId)) return false;
      await this.limiter.take('mailChangeByAddress', to);
      await this.tokens.endAll(tx, 'mail_change', memberId);
      const tokenId = await this.tokens.issue(tx, 'mail_change', memberId, to);
      await this.changes.wishForAddress(tx, { memberId, from, to, tokenId });
      await this.outbox.tell(tx, mailChangeRequested, { tokenId });
      return true;
    });
    if (isFree) return;
    if (site.settings.reveal_account_existence) throw inUse();
    await this.owners.warn(site, to);
  }

  private async moveTo(tx: Tx, account: Account, email: string, changeId: string): Promise<void> {
    const { id: memberId, communityId, email: oldEmail, confirmedAt } = account;
    if (await this.accounts.isTaken(tx, communityId, email, memberId)) throw inUse();
    if (!(await this.accounts.changeEmail(tx, memberId, email))) throw inUse();
    await this.tokens.endAll(tx, 'reset', memberId);
    if (confirmedAt === null) {
      await this.tokens.endAll(tx, 'activate', memberId);
      await this.activation.confirm(tx, memberId);
    } else {
      const tokenId = await this.tokens.issue(tx, 'mail_undo', memberId, oldEmail);
      await this.changes.giveUndo(tx, changeId, tokenId);
      await this.outbox.tell(tx, mailChanged, { tokenId });
    }
    this.sessions.announceChange(tx, memberId);
    tx.afterCommit(() => logger.info({ event: 'mail_changed', member: memberId }, 'an address was changed'));
  }

  private async accountOf(memberId: MemberId): Promise<Account> {
    const account = await this.transactions.read((tx) => this.accounts.find(tx, memberId));
    if (!account) throw new AppError('authentication_required');
    return account;
  }
}

const isOpen = ({ status }: Account): boolean => status === 'not_confirmed' || status === 'active' || status === 'paused';
const inUse = (): AppError => new AppError('new_email_in_use', { fields: { email: 'new_email_in_use' } });
