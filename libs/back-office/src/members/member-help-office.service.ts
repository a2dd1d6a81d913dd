import { Injectable } from '@nestjs/common';
import { AccountHelpService, AccountHurdlesService } from '#auth';
import type { DoneAnswer, MemberId } from '#contracts';
import type { InputOf, MemberHelp } from '#contracts-admin';
import type { Tx } from '#database';
import { ProfileCorrections } from '#profiles';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { tellOwner } from './tell-owner.js';

/** What staff do for a member who cannot get in. */
@Injectable()
export class MemberHelpOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly help: AccountHelpService,
    private readonly hurdles: AccountHurdlesService,
    private readonly corrections: ProfileCorrections,
  ) {}

  async helpIn(tx: Tx, id: MemberId): Promise<MemberHelp> {
    const { lockedUntil, restorableUntil } = await this.hurdles.of(tx, id);
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
      async (tx) => tellOwner(this.help, tx, id, 'address_confirmed', await this.help.confirmAddress(tx, id)),
      id,
    );
  }

  endLockout(actor: StaffActor, id: MemberId, input: InputOf<'end_lockout'>): Promise<DoneAnswer> {
    return this.commands.run(
      'end_lockout',
      actor,
      input,
      async (tx) => tellOwner(this.help, tx, id, 'lockout_ended', await this.hurdles.clearLockouts(tx, id)),
      id,
    );
  }

  endSessions(actor: StaffActor, id: MemberId, input: InputOf<'end_sessions'>): Promise<DoneAnswer> {
    return this.commands.run(
      'end_sessions',
      actor,
      input,
      async (tx) => tellOwner(this.help, tx, id, 'sessions_ended', await this.help.revokeSessions(tx, id)),
      id,
    );
  }

  restore(actor: StaffActor, id: MemberId, input: InputOf<'restore_account'>): Promise<DoneAnswer> {
    return this.commands.run(
      'restore_account',
      actor,
      input,
      async (tx) => tellOwner(this.help, tx, id, 'restored', await this.help.restore(tx, id)),
      id,
    );
  }
}
