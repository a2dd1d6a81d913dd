import { Controller } from '@nestjs/common';
import { MemberCorrectionsOfficeService, MemberHelpOfficeService } from '#back-office';
import type { DoneAnswer, MemberId } from '#contracts';
import type { InputOf, ResultOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminMemberHelpController {
  constructor(
    private readonly help: MemberHelpOfficeService,
    private readonly corrections: MemberCorrectionsOfficeService,
  ) {}

  @Command('send_activation')
  sendActivation(staff: CurrentStaff, id: MemberId, input: InputOf<'send_activation'>): Promise<DoneAnswer> {
    return this.help.sendActivation(staff, id, input);
  }

  @Command('confirm_address')
  confirmAddress(staff: CurrentStaff, id: MemberId, input: InputOf<'confirm_address'>): Promise<DoneAnswer> {
    return this.help.confirmAddress(staff, id, input);
  }

  @Command('end_lockout')
  endLockout(staff: CurrentStaff, id: MemberId, input: InputOf<'end_lockout'>): Promise<DoneAnswer> {
    return this.help.endLockout(staff, id, input);
  }

  @Command('end_sessions')
  endSessions(staff: CurrentStaff, id: MemberId, input: InputOf<'end_sessions'>): Promise<DoneAnswer> {
    return this.help.endSessions(staff, id, input);
  }

  @Command('restore_account')
  restore(staff: CurrentStaff, id: MemberId, input: InputOf<'restore_account'>): Promise<DoneAnswer> {
    return this.help.restore(staff, id, input);
  }

  @Command('correct_birth_date')
  correctBirthDate(staff: CurrentStaff, id: MemberId, input: InputOf<'correct_birth_date'>): Promise<ResultOf<'correct_birth_date'>> {
    return this.corrections.correctBirthDate(staff, id, input);
  }

  @Command('correct_gender')
  correctGender(staff: CurrentStaff, id: MemberId, input: InputOf<'correct_gender'>): Promise<DoneAnswer> {
    return this.corrections.correctGender(staff, id, input);
  }
}
