import { Injectable } from '@nestjs/common';
import { MailChangeConfirmation, ResetLinks, ResetService, UndoLinks } from '#auth';
import { loginCookies } from '../../auth/session-cookie.js';
import { Links } from '../links.js';
import type { PageVisitor } from '../page-facts.js';
import { callerOf, PageVisitors } from '../page-visitors.js';
import type { LinkActions } from './page-actions.js';

@Injectable()
export class LinkActionsService implements LinkActions {
  constructor(
    private readonly visitors: PageVisitors,
    private readonly resetLinks: ResetLinks,
    private readonly resets: ResetService,
    private readonly undoLinks: UndoLinks,
    private readonly links: Links,
    private readonly mailChanges: MailChangeConfirmation,
  ) {}

  async askReset(visitor: PageVisitor, { email }: { readonly email: string }): Promise<void> {
    await this.resetLinks.request(await this.visitors.siteOf(visitor), email, callerOf(visitor));
  }

  async doReset(visitor: PageVisitor, body: { readonly token: string; readonly password: string }) {
    const session = await this.resets.complete(await this.visitors.siteOf(visitor), body, callerOf(visitor));
    return { cookies: loginCookies(session, visitor.isSecure) };
  }

  async askUndo(visitor: PageVisitor, { email }: { readonly email: string }): Promise<void> {
    await this.undoLinks.requestAgain(await this.visitors.siteOf(visitor), email, callerOf(visitor));
  }

  useToken(visitor: PageVisitor, token: string) {
    return this.links.use(token, callerOf(visitor), visitor.isSecure);
  }

  confirmMailChange(visitor: PageVisitor, token: string): Promise<void> {
    return this.mailChanges.confirm(token, callerOf(visitor));
  }
}
