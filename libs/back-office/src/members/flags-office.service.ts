import { Injectable } from '@nestjs/common';
import { AppError, type DoneAnswer, type MemberId } from '#contracts';
import type { InputOf } from '#contracts-admin';
import { FictionalFlags } from '#moderation';
import { VisibilityService } from '#visibility';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';

/** Which profiles are fictional: only staff say so, and the log keeps who did and why. */
@Injectable()
export class FlagsOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly flags: FictionalFlags,
    private readonly visibility: VisibilityService,
  ) {}

  setFictional(actor: StaffActor, id: MemberId, input: InputOf<'set_fictional'>): Promise<DoneAnswer> {
    return this.mark('set_fictional', actor, id, input, true);
  }

  unsetFictional(actor: StaffActor, id: MemberId, input: InputOf<'unset_fictional'>): Promise<DoneAnswer> {
    return this.mark('unset_fictional', actor, id, input, false);
  }

  private mark<Name extends 'set_fictional' | 'unset_fictional'>(
    name: Name,
    actor: StaffActor,
    id: MemberId,
    input: InputOf<Name>,
    fictional: boolean,
  ): Promise<DoneAnswer> {
    return this.commands.run<'set_fictional' | 'unset_fictional'>(name, actor, input, async (tx) => {
      const standing = await this.visibility.standingOf(tx, id);
      if (!standing) throw new AppError('member_not_found');
      const isNew = await this.flags.set(tx, id, fictional);
      const facts = { before: flagsOf(!fictional), after: flagsOf(fictional) };
      return { result: { done: true }, subjectId: id, facts, isRepeat: !isNew };
    });
  }
}

const flagsOf = (fictional: boolean): readonly string[] => (fictional ? ['fictional'] : []);
