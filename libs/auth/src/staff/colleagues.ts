import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError, type ErrorCode, type Locale } from '#contracts';
import { setUpLinkHours, type StaffRole } from '#contracts-admin';
import type { Tx } from '#database';
import { Outbox } from '#events';
import { staffLinkMade } from '../auth.events.js';
import { newId } from '../new-id.repository.js';
import { hashOfToken } from '../secrets.js';
import { ColleaguesRepository } from './colleagues.repository.js';
import { OwnerNotices } from './owner-notices.js';
import { StaffLinks } from './staff-links.js';
import { sealWish, type SealedWish } from './staff-seal.js';

/** The owner who wishes it, why, and from where; `steppedUp`: and showed password and code once more, in this transaction. */
export type WishedBy = { readonly actor: string; readonly reason: string; readonly ip: string; readonly steppedUp: boolean };
export type NewColleague = {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly language: Locale;
};

/**
 * Who works here, as owners change it. The rules stand in `sql/colleagues.sql`, under a lock: nobody changes their own account, the last owner
 * stays one, whatever makes, changes or ends an owner needs a step-up, and whoever loses anything is logged out with it. The database writes the
 * entries of the audit log.
 */
@Injectable()
export class Colleagues {
  constructor(
    private readonly colleagues: ColleaguesRepository,
    private readonly links: StaffLinks,
    private readonly outbox: Outbox,
    private readonly notices: OwnerNotices,
    @Inject(CONFIG) private readonly config: Pick<Config, 'appSecret'>,
  ) {}

  /** Makes an account without password and device, and mails the link to set both up. Answers its id. */
  async invite(tx: Tx, by: WishedBy, { email, language, ...wish }: NewColleague): Promise<string> {
    const person = await newId(tx);
    const link = await this.newLink(tx, email, language);
    const refusal = await this.colleagues.invite(tx, this.sealed('invite_colleague', { ...wished(by), ...wish, email, person, link }));
    // Beside the field: another address can be typed at once.
    if (refusal === 'staff_email_in_use') throw new AppError('invalid_input', { fields: { email: refusal } });
    assertDone(refusal);
    await this.outbox.tell(tx, staffLinkMade, { linkId: link.id });
    if (wish.roles.includes('owner')) await this.notices.send(tx, by.actor, person, 'invited');
    return person;
  }

  /** `was` are the roles that the owner saw; throws `staff_changed` when they are others by now. */
  async changeRoles(tx: Tx, by: WishedBy, person: string, was: readonly StaffRole[], roles: readonly StaffRole[]): Promise<void> {
    await this.change(tx, { ...wished(by), person, act: 'staff.roles_changed', was_active: true, was, roles });
    const isOwner = roles.includes('owner');
    if (isOwner !== was.includes('owner')) await this.notices.send(tx, by.actor, person, isOwner ? 'given' : 'taken');
  }

  /** Nobody comes in by it any more. It stays in the log, and can be reactivated. */
  async deactivate(tx: Tx, by: WishedBy, person: string): Promise<void> {
    const wasOwner = await this.notices.isOwner(tx, person);
    await this.change(tx, { ...wished(by), person, act: 'staff.ended', was_active: true, roles: [] });
    if (wasOwner) await this.notices.send(tx, by.actor, person, 'ended');
  }

  /** With password and device as they were. */
  async reactivate(tx: Tx, by: WishedBy, person: string, roles: readonly StaffRole[]): Promise<void> {
    await this.change(tx, { ...wished(by), person, act: 'staff.let_back', was_active: false, roles });
    if (roles.includes('owner')) await this.notices.send(tx, by.actor, person, 'let_back');
  }

  /**
   * The device counts no more, and the password neither when `newPassword`; a link goes to the person's own address. For an invitation that
   * was not used it is the link once more.
   */
  async renewAccess(
    tx: Tx,
    by: WishedBy,
    { id: person, email }: { readonly id: string; readonly email: string },
    { language, newPassword }: { readonly language: Locale; readonly newPassword: boolean },
  ): Promise<void> {
    const link = await this.newLink(tx, email, language);
    const wish = { ...wished(by), person, new_password: newPassword, link };
    assertDone(await this.colleagues.renewAccess(tx, this.sealed('renew_colleague_access', wish)));
    await this.outbox.tell(tx, staffLinkMade, { linkId: link.id });
    if (await this.notices.isOwner(tx, person)) await this.notices.send(tx, by.actor, person, 'new_device');
  }

  /** How many ended. */
  revokeSessions(tx: Tx, person: string): Promise<number> {
    return this.colleagues.revokeSessions(tx, person);
  }

  /** Whose it was; undefined when it is over. */
  revokeSession(tx: Tx, sessionId: string): Promise<string | undefined> {
    return this.colleagues.revokeSession(tx, sessionId);
  }

  private async change(tx: Tx, wish: Readonly<Record<string, unknown>>): Promise<void> {
    assertDone(await this.colleagues.change(tx, this.sealed('change_colleague', wish)));
  }

  private async newLink(tx: Tx, address: string, language: Locale) {
    const id = await newId(tx);
    return { id, language, hours: setUpLinkHours, token_hash: hashOfToken(this.links.tokenOf(id, address)).toString('hex') };
  }

  private sealed(to: string, wish: Readonly<Record<string, unknown>>): SealedWish {
    return sealWish(this.config.appSecret, to, wish);
  }
}

const wished = ({ steppedUp, ...by }: WishedBy) => ({ ...by, stepped_up: steppedUp });

function assertDone(refusal: ErrorCode | undefined): void {
  if (refusal !== undefined) throw new AppError(refusal);
}
