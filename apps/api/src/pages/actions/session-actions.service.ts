import { Injectable } from '@nestjs/common';
import { LoginService, SessionsService, SignupChecks } from '#auth';
import type { SignupCheckBody } from '#contracts';
import { Transactions } from '#database';
import { endedSessionCookie, loginCookies } from '../../auth/session-cookie.js';
import { UserViews } from '../../auth/user-views.js';
import type { PageVisitor } from '../page-facts.js';
import { callerOf, PageVisitors } from '../page-visitors.js';
import type { SessionActions } from './page-actions.js';

@Injectable()
export class SessionActionsService implements SessionActions {
  constructor(
    private readonly visitors: PageVisitors,
    private readonly logins: LoginService,
    private readonly signups: SignupChecks,
    private readonly sessions: SessionsService,
    private readonly users: UserViews,
    private readonly transactions: Transactions,
  ) {}

  async login(visitor: PageVisitor, body: { readonly email: string; readonly password: string }) {
    const { memberId, session } = await this.logins.login(await this.visitors.siteOf(visitor), body, callerOf(visitor));
    return { user: await this.users.of(memberId), cookies: loginCookies(session, visitor.isSecure) };
  }

  async logout(visitor: PageVisitor) {
    const member = await this.visitors.memberOf(visitor);
    if (member) await this.transactions.run((tx) => this.sessions.revoke(tx, member.id, member.sessionId));
    return { cookies: [endedSessionCookie(visitor.isSecure)] };
  }

  async checkSignup(visitor: PageVisitor, body: SignupCheckBody): Promise<void> {
    await this.signups.check(await this.visitors.siteOf(visitor), body, callerOf(visitor));
  }
}
