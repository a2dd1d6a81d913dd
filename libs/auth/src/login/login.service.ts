import { Injectable } from '@nestjs/common';
import { AppError, type LoginBody, type MemberId, type UserStatus } from '#contracts';
import { Transactions } from '#database';
import { Outbox } from '#events';
import { logger } from '#observability';
import { AccountsRepository, type Credentials } from '../accounts/index.js';
import { newDevice } from '../auth.events.js';
import { untilNextStep } from '../constant-time.js';
import { LoginTries } from './login-tries.js';
import { MemberPasswords } from './member-passwords.js';
import { SessionsService, type LoginSession } from '../sessions/index.js';
import type { Caller, SiteFacts } from '../site-facts.js';

export type LoggedIn = { readonly memberId: MemberId; readonly session: LoginSession };

@Injectable()
export class LoginService {
  constructor(
    private readonly transactions: Transactions,
    private readonly tries: LoginTries,
    private readonly passwords: MemberPasswords,
    private readonly accounts: AccountsRepository,
    private readonly sessions: SessionsService,
    private readonly outbox: Outbox,
  ) {}

  /** Opens a new session. A wrong password and an unknown address answer the same, after the same time. */
  async login(site: SiteFacts, { email, password }: LoginBody, caller: Caller): Promise<LoggedIn> {
    const counted = await this.tries.count(site, email, caller);
    const account = await this.transactions.read((tx) => this.accounts.credentials(tx, site.communityId, email));
    if (!(await this.isRight(site, account, password)) || !account) {
      logger.warn({ requestId: caller.requestId, event: 'login_failed', member: account?.id, last: counted.isLast }, 'a login failed');
      return this.tries.refuse(counted);
    }
    await this.tries.accept(counted);
    assertOpen(account.status, account.id, caller);
    const session = await this.transactions.run(async (tx) => {
      const opened = await this.sessions.openAnew(tx, account.id, caller);
      // Nobody has shown that the mailbox is this member's: a stranger would be told of each login of whoever gave the address.
      if (opened.newDeviceId && account.status !== 'not_confirmed') await this.outbox.tell(tx, newDevice, { deviceId: opened.newDeviceId });
      return opened;
    });
    logger.info({ requestId: caller.requestId, event: 'logged_in', member: account.id }, 'a member logged in');
    return { memberId: account.id, session };
  }

  /**
   * A hash that came from another product takes longer or shorter than ours, and than none: where answers must not tell of accounts, a refusal comes
   * at an even step of time.
   */
  private async isRight({ settings }: SiteFacts, account: Credentials | null, password: string): Promise<boolean> {
    const startedAt = performance.now();
    const isRight = (await this.passwords.proven(account, password)) !== undefined;
    if (!isRight && !settings.reveal_account_existence) await untilNextStep(startedAt);
    return isRight;
  }
}

/** Said only to whoever knows the password. */
function assertOpen(status: UserStatus, member: string, { requestId }: Caller): void {
  if (status !== 'banned' && status !== 'suspended' && status !== 'deleted') return;
  logger.warn({ requestId, event: 'login_refused', member, status }, 'a closed account was tried');
  throw new AppError(status === 'deleted' ? 'account_deleted' : 'account_banned');
}
