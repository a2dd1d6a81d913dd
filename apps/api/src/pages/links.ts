import { Injectable } from '@nestjs/common';
import { ActivationService, Invitations, OneTimeTokens, RestoringService, UndoService, type Caller, type TokenPurpose } from '#auth';
import { AppError, type LinkKind, type LinkState } from '#contracts';
import { Transactions } from '#database';
import { UnsubscribingService } from '#notifications';
import type { CookieChange } from './actions/page-actions.js';
import { invitationCookie } from './cookies.js';

type Used = CookieChange & { readonly goto: string };

/** What the page of a link knows. */
interface LinkFacts {
  readonly kind: LinkKind;
  readonly state: LinkState;
  /** The page that stands for a spent link of this kind; without it the link's own page says so. */
  readonly spentPage?: string | undefined;
}

/** One kind of link: its page, its button, and where a spent one leads. Only the button acts: mail scanners open every link. */
interface Link {
  readonly kind: LinkKind;
  /** Throws `link_invalid` when it does nothing any more; answers where to go after it. */
  readonly act: (token: string, caller: Caller, isSecure: boolean) => Promise<string | Used>;
  /** Without it the link's own page says that it is spent. */
  readonly spentPage?: string;
}

/** All stored links at `/{token}`: what each is for and what its button does. */
@Injectable()
export class Links {
  /** By what the row in `auth.one_time_token` proves. Links with a page of their own, such as the new password, are not here. */
  private readonly byPurpose: Partial<Record<TokenPurpose, Link>> = {
    activate: {
      kind: 'activation',
      act: (token, caller) => this.activation.activateByLink(token, caller).then(() => '/activate/done'),
      spentPage: '/activate/error',
    },
    deletion_undo: {
      kind: 'deletion_undo',
      act: (token, caller) => this.restoring.undo(token, caller).then(() => '/account-deleted?back=1'),
    },
    mail_undo: {
      kind: 'mail_undo',
      act: (token, caller) => this.undoing.undo('mail_undo', token, caller).then(() => `/${token}?done=1`),
    },
    password_undo: {
      kind: 'password_undo',
      act: (token, caller) => this.undoing.undo('password_undo', token, caller).then(() => `/${token}?done=1`),
    },
  };
  /** The foot of a reminder: signed, not stored, and never spent. */
  private readonly unsubscribe: Link = {
    kind: 'unsubscribe',
    act: (token) => this.unsubscribing.unsubscribe(token).then(() => `/${token}?done=1`),
  };

  /** By staff. It is spent by the sign-up, not by the button. */
  private readonly invitation: Link = {
    kind: 'invitation',
    act: async (token, _caller, isSecure) => {
      const found = await this.transactions.read((tx) => this.invitations.find(tx, token));
      if (found?.state !== 'live') throw new AppError('link_invalid');
      return { goto: '/signup', cookies: [invitationCookie(token, isSecure)] };
    },
  };

  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: OneTimeTokens,
    private readonly invitations: Invitations,
    private readonly activation: ActivationService,
    private readonly restoring: RestoringService,
    private readonly undoing: UndoService,
    private readonly unsubscribing: UnsubscribingService,
  ) {}

  /** What the page of a link shows; null when it is none of ours. Changes nothing. */
  async find(token: string): Promise<LinkFacts | null> {
    return (await this.read(token))?.page ?? null;
  }

  /** The button. */
  async use(token: string, caller: Caller, isSecure: boolean): Promise<Used> {
    const found = await this.read(token);
    if (!found) throw new AppError('not_found');
    const { link } = found;
    try {
      const done = await link.act(token, caller, isSecure);
      return typeof done === 'string' ? { goto: done, cookies: [] } : done;
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'link_invalid')) throw error;
      return { goto: link.spentPage ?? `/${token}`, cookies: [] };
    }
  }

  private async read(token: string): Promise<{ readonly link: Link; readonly page: LinkFacts } | undefined> {
    if (this.unsubscribing.memberOf(token)) return { link: this.unsubscribe, page: { kind: this.unsubscribe.kind, state: 'live' } };
    const [found, invitation] = await this.transactions.read(async (tx) => [
      await this.tokens.find(tx, token),
      await this.invitations.find(tx, token),
    ]);
    if (invitation) return { link: this.invitation, page: { kind: 'invitation', state: invitation.state } };
    const link = found && this.byPurpose[found.purpose];
    return link && { link, page: { kind: link.kind, state: found.state, spentPage: link.spentPage } };
  }
}
