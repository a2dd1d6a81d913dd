import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AccountHelpService, AccountsService } from '#auth';
import { AppError, type AccountHelp, type DoneAnswer, type MemberId } from '#contracts';
import type { InputOf, MemberHelp, ResultOf } from '#contracts-admin';
import type { Tx } from '#database';
import { InitiativesService } from '#moderation';
import { ProfileCorrections } from '#profiles';
import { SiteService } from '#site';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

/** What staff do for a member who cannot get in, or whose date of birth or sex was typed wrong. */
@Injectable()
export class MemberHelpOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly accounts: AccountsService,
    private readonly help: AccountHelpService,
    private readonly corrections: ProfileCorrections,
    private readonly sites: SiteService,
    private readonly initiatives: InitiativesService,
    private readonly audit: Audit,
  ) {}

  async helpIn(tx: Tx, id: MemberId): Promise<MemberHelp> {
    const { lockedUntil, restorableUntil } = await this.help.hurdles(tx, id);
    return {
      birth_date: (await this.corrections.birthDate(tx, id)) ?? null,
      locked_until: lockedUntil?.toISOString() ?? null,
      restorable_until: restorableUntil?.toISOString() ?? null,
    };
  }

  sendActivation(actor: StaffActor, id: MemberId, input: InputOf<'send_activation'>): Promise<DoneAnswer> {
    return this.commands.run(
      'send_activation',
      actor,
      input,
      async (tx) => {
        await this.help.sendActivation(tx, id);
        return { result: { done: true }, subjectId: id };
      },
      id,
    );
  }

  confirmAddress(actor: StaffActor, id: MemberId, input: InputOf<'confirm_address'>): Promise<DoneAnswer> {
    return this.commands.run(
      'confirm_address',
      actor,
      input,
      async (tx) => this.told(tx, id, 'address_confirmed', await this.help.confirmAddress(tx, id)),
      id,
    );
  }

  endLockout(actor: StaffActor, id: MemberId, input: InputOf<'end_lockout'>): Promise<DoneAnswer> {
    return this.commands.run(
      'end_lockout',
      actor,
      input,
      async (tx) => this.told(tx, id, 'lockout_ended', await this.help.clearLockouts(tx, id)),
      id,
    );
  }

  endSessions(actor: StaffActor, id: MemberId, input: InputOf<'end_sessions'>): Promise<DoneAnswer> {
    return this.commands.run(
      'end_sessions',
      actor,
      input,
      async (tx) => this.told(tx, id, 'sessions_ended', await this.help.revokeSessions(tx, id)),
      id,
    );
  }

  restore(actor: StaffActor, id: MemberId, input: InputOf<'restore_account'>): Promise<DoneAnswer> {
    return this.commands.run(
      'restore_account',
      actor,
      input,
      async (tx) => this.told(tx, id, 'restored', await this.help.restore(tx, id)),
      id,
    );
  }

  /**
   * The log keeps the ages alone: an entry outlasts the member. Whoever may not be here by the proof is passed on to moderators, and no other date is
   * taken until they have decided.
   */
  correctBirthDate(actor: StaffActor, id: MemberId, input: InputOf<'correct_birth_date'>): Promise<ResultOf<'correct_birth_date'>> {
    return this.commands.run(
      'correct_birth_date',
      actor,
      input,
      async (tx) => {
        await this.help.assertCorrectable(tx, id);
        const { siteId } = await this.accounts.account(tx, id);
        const { min_age: minAge } = (await this.sites.byId(siteId)).settings;
        if (await this.initiatives.isOpen(tx, id, 'minor')) throw new AppError('member_too_young', { params: { min_age: minAge } });
        const ages = await this.corrections.correctBirthDate(tx, id, input.birth_date, minAge);
        if (ages === 'too_young') return this.passedOn(tx, actor, id, input);
        if (ages === 'same') return this.told(tx, id, 'birth_date', false);
        return { ...(await this.told(tx, id, 'birth_date', true)), facts: ages };
      },
      id,
    );
  }

  correctGender(actor: StaffActor, id: MemberId, input: InputOf<'correct_gender'>): Promise<DoneAnswer> {
    return this.commands.run(
      'correct_gender',
      actor,
      input,
      async (tx) => {
        await this.help.assertCorrectable(tx, id);
        return this.told(tx, id, 'gender', await this.corrections.correctGender(tx, id, input.gender));
      },
      id,
    );
  }

  private async passedOn(tx: Tx, actor: StaffActor, id: MemberId, { birth_date, reason }: InputOf<'correct_birth_date'>) {
    const note = `Date of birth by a proof (${reason}): ${birth_date}`;
    const caseId = await this.initiatives.passOn(tx, actor.id, id, 'minor', note);
    const subject = { kind: 'member', id } as const;
    await this.audit.record(tx, {
      staffId: actor.id,
      act: 'member.too_young_told',
      subject,
      reason,
      facts: { case_id: caseId },
      ip: actor.ip,
    });
    return { result: { done: false }, subjectId: id, isWritten: true };
  }

  /** Whoever owns the account learns what was done in their name; of what was so before, nobody hears. */
  private async told(tx: Tx, id: MemberId, help: AccountHelp, isChanged: boolean) {
    if (isChanged) await this.help.notifyOwner(tx, id, help);
    return { result: { done: true as const }, subjectId: id, isRepeat: !isChanged };
  }
}
