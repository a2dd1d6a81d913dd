import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { LinkState, MemberId } from '#contracts';
import type { Tx } from '#database';
import { InvitationsRepository } from './invitations.repository.js';
import { newId } from '../new-id.repository.js';
import { hashOfToken, linkToken } from '../secrets.js';

/** The cookie that carries an accepted invitation from its page to the end of the sign-up. */
export const INVITATION_COOKIE = 'invitation';
export const invitationDays = 30;

export type NewInvitation = { readonly siteId: string; readonly communityId: string; readonly staffId: string; readonly note: string };

/** Invitations by staff: each lets one person sign up, within 30 days, whatever the site says about new members. */
@Injectable()
export class Invitations {
  constructor(
    private readonly invitations: InvitationsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Makes one and answers its id. */
  async make(tx: Tx, { staffId: madeBy, ...invitation }: NewInvitation): Promise<string> {
    const id = await newId(tx);
    await this.invitations.insert(tx, { ...invitation, id, madeBy, tokenHash: hashOfToken(this.tokenOf(id)) }, invitationDays);
    return id;
  }

  /** The token of the link, for whoever may read it. It rests nowhere. */
  tokenOf(id: string): string {
    return linkToken(this.config.appSecret, 'invitation', id, '');
  }

  /** Whether a link is an invitation, and whether it still lets somebody in; undefined when it is none. */
  async find(tx: Tx, token: string): Promise<{ readonly communityId: string; readonly state: LinkState } | undefined> {
    const found = await this.invitations.find(tx, hashOfToken(token));
    return found && { communityId: found.communityId, state: found.isLive ? 'live' : 'spent' };
  }

  isLive(tx: Tx, token: string, communityId: string): Promise<boolean> {
    return this.invitations.isLive(tx, hashOfToken(token), communityId);
  }

  /** Uses it up for a new member. False when somebody else was first, or it ended meanwhile. */
  spend(tx: Tx, token: string, communityId: string, memberId: MemberId): Promise<boolean> {
    return this.invitations.spend(tx, hashOfToken(token), communityId, memberId);
  }

  /** What its mail says, while it lets somebody in. */
  async findLive(tx: Tx, id: string): Promise<{ readonly siteId: string; readonly token: string; readonly expiresAt: Date } | undefined> {
    const found = await this.invitations.findLive(tx, id);
    return found ? { siteId: found.siteId, token: this.tokenOf(id), expiresAt: found.expiresAt } : undefined;
  }

  /** False when there is nothing to take back: unknown, used, or taken back before. */
  revoke(tx: Tx, id: string): Promise<boolean> {
    return this.invitations.revoke(tx, id);
  }
}
