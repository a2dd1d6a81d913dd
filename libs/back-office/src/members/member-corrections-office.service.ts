import { Injectable } from '@nestjs/common';
import { Audit } from '#audit';
import { AccountHelpService } from '#auth';
import { AppError, type DoneAnswer, type MemberId } from '#contracts';
import type { InputOf, ResultOf } from '#contracts-admin';
import type { Tx } from '#database';
import { InitiativesService } from '#moderation';
import { ProfileCorrections } from '#profiles';
import type { StaffActor } from '../staff-actor.js';
import { StaffCommands } from '../staff-commands.js';
import { tellOwner } from './tell-owner.js';

/** What staff do for a member whose date of birth or sex was typed wrong. */
@Injectable()
export class MemberCorrectionsOfficeService {
  constructor(
    private readonly commands: StaffCommands,
    private readonly help: AccountHelpService,
    private readonly corrections: ProfileCorrections,
    private readonly initiatives: InitiativesService,
    private readonly audit: Audit,
  ) {}

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
        const minAge = await this.corrections.minAge(tx, id);
        if (await this.initiatives.isOpen(tx, id, 'minor')) throw new AppError('member_too_young', { params: { min_age: minAge } });
        const ages = await this.corrections.correctBirthDate(tx, id, input.birth_date, minAge);
        if (ages === 'too_young') return this.referToModerators(tx, actor, id, input);
        if (ages === 'same') return tellOwner(this.help, tx, id, 'birth_date', false);
        return { ...(await tellOwner(this.help, tx, id, 'birth_date', true)), facts: ages };
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
        return tellOwner(this.help, tx, id, 'gender', await this.corrections.correctGender(tx, id, input.gender));
      },
      id,
    );
  }

  private async referToModerators(tx: Tx, actor: StaffActor, id: MemberId, { birth_date, reason }: InputOf<'correct_birth_date'>) {
    const note = `Date of birth by a proof (${reason}): ${birth_date}`;
    const caseId = await this.initiatives.refer(tx, actor.id, id, 'minor', note);
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
}
