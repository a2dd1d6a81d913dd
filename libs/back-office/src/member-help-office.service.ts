import { Injectable } from '@nestjs/common';
import { AccountHelpService, AccountsService } from '#auth';
import type { AccountHelp, DoneAnswer, MemberId } from '#contracts';
import type { InputOf, MemberHelp } from '#contracts-admin';
import type { Tx } from '#database';
import { ProfileCorrections } from '#profiles';
import { SiteService } from '#site';
import type { StaffActor } from './staff-actor.js';
import { StaffCommands } from './staff-commands.js';

/** What staff do for a member who cannot get in, or whose date of birth or sex was typed wrong. */
@Injectable()
export class MemberHelpOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly accounts: AccountsService,
    private readonly help: AccountHelpService,
    private readonly corrections: ProfileCorrections,
    private readonly sites: SiteService,
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
    return this.commands.run('send_activation', actor, input, async (tx) => {
      await this.help.sendActivation(tx, id);
      return { result: { done: true }, subjectId: id };
    });
  }

  confirmAddress(actor: StaffActor, id: MemberId, input: InputOf<'confirm_address'>): Promise<DoneAnswer> {
    return this.commands.run('confirm_address', actor, input, async (tx) =>
      this.told(tx, id, 'address_confirmed', await this.help.confirmAddress(tx, id)),
    );
  }

  endLockout(actor: StaffActor, id: MemberId, input: InputOf<'end_lockout'>): Promise<DoneAnswer> {
    return this.commands.run('end_lockout', actor, input, async (tx) => {
      const isRepeat = !(await this.help.endLockouts(tx, id));
      return { result: { done: true }, subjectId: id, isRepeat };
    });
  }

  endSessions(actor: StaffActor, id: MemberId, input: InputOf<'end_sessions'>): Promise<DoneAnswer> {
    return this.commands.run('end_sessions', actor, input, async (tx) =>
      this.told(tx, id, 'sessions_ended', await this.help.endSessions(tx, id)),
    );
  }

  restore(actor: StaffActor, id: MemberId, input: InputOf<'restore_account'>): Promise<DoneAnswer> {
    return this.commands.run('restore_account', actor, input, async (tx) => this.told(tx, id, 'restored', await this.help.restore(tx, id)));
  }

  /** The log keeps the ages alone: an entry outlasts the member. */
  correctBirthDate(actor: StaffActor, id: MemberId, input: InputOf<'correct_birth_date'>): Promise<DoneAnswer> {
    return this.commands.run('correct_birth_date', actor, input, async (tx) => {
      const { siteId } = await this.accounts.account(tx, id);
      const { settings } = await this.sites.byId(siteId);
      const ages = await this.corrections.correctBirthDate(tx, id, input.birth_date, settings.min_age);
      return { ...(await this.told(tx, id, 'birth_date', ages !== undefined)), facts: { ...ages } };
    });
  }

  correctGender(actor: StaffActor, id: MemberId, input: InputOf<'correct_gender'>): Promise<DoneAnswer> {
    return this.commands.run('correct_gender', actor, input, async (tx) =>
      this.told(tx, id, 'gender', await this.corrections.correctGender(tx, id, input.gender)),
    );
  }

  /** Whoever owns the account learns what was done in their name; of what was so before, nobody hears. */
  private async told(tx: Tx, id: MemberId, help: AccountHelp, isChanged: boolean) {
    if (isChanged) await this.help.tellOwner(tx, id, help);
    return { result: { done: true as const }, subjectId: id, isRepeat: !isChanged };
  }
}
