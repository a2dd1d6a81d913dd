import { Injectable } from '@nestjs/common';
import { AppError, assertAllowed, type MemberId } from '#contracts';
import { mayUse, type MemberPage } from '#contracts-admin';
import type { Tx } from '#database';
import { MemberSignals } from '#moderation';
import { LimitsOfficeService } from './limits-office.service.js';
import { MemberHelpOfficeService } from './member-help-office.service.js';
import { MemberMoney } from './member-money.service.js';
import { MemberPageRepository } from './member-page.repository.js';
import { toAccount, toPhoto, toProfile, toStanding } from './member-page.views.js';
import { mayOpenMember } from '../rights.policy.js';
import { toSignal } from '../signals/index.js';
import { viewerOf, type StaffActor } from '../staff-actor.js';
import { StaffReads } from '../staff-reads.js';

/** One member as staff see them. Nobody reads a page without leaving an entry in the log. */
@Injectable()
export class MemberPageService {
  constructor(
    private readonly reads: StaffReads,
    private readonly members: MemberPageRepository,
    private readonly help: MemberHelpOfficeService,
    private readonly limits: LimitsOfficeService,
    private readonly signals: MemberSignals,
    private readonly money: MemberMoney,
  ) {}

  openMember(actor: StaffActor, id: string): Promise<MemberPage> {
    assertAllowed(mayOpenMember(actor.roles));
    return this.reads.one(actor, id, async (tx) => {
      const page = await this.pageOf(tx, actor, id);
      const facts = { photos: page.photos !== null, money: page.money !== null, help: page.help !== null };
      return { result: page, entry: { act: 'member.opened', subject: { kind: 'member', id }, facts } };
    });
  }

  /** A part is null for whoever has no right to it. */
  private async pageOf(tx: Tx, actor: StaffActor, id: string): Promise<MemberPage> {
    const account = await this.members.account(tx, id);
    const standing = account && (await this.members.standing(tx, id));
    if (!account || !standing) throw new AppError('member_not_found');
    const profile = await this.members.profile(tx, id);
    return {
      id,
      account: toAccount(account),
      standing: toStanding(standing),
      profile: profile ? toProfile(profile) : null,
      help: mayUse(actor.roles, 'member_help') ? await this.help.helpIn(tx, id as MemberId) : null,
      trust: await this.limits.trustIn(tx, id),
      signals: mayUse(actor.roles, 'cases') ? (await this.signals.of(tx, id)).map(toSignal) : null,
      photos: mayUse(actor.roles, 'member_photos') ? (await this.members.photos(tx, id)).map(toPhoto) : null,
      money: mayUse(actor.roles, 'member_money') ? await this.money.shown(tx, id, standing, viewerOf(actor)) : null,
    };
  }
}
