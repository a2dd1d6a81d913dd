import { Controller } from '@nestjs/common';
import { FlagsOfficeService } from '#back-office';
import type { DoneAnswer, MemberId } from '#contracts';
import type { InputOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminMemberFlagsController {
  constructor(private readonly flags: FlagsOfficeService) {}

  @Command('set_fictional')
  setFictional(staff: CurrentStaff, id: MemberId, input: InputOf<'set_fictional'>): Promise<DoneAnswer> {
    return this.flags.setFictional(staff, id, input);
  }

  @Command('unset_fictional')
  unsetFictional(staff: CurrentStaff, id: MemberId, input: InputOf<'unset_fictional'>): Promise<DoneAnswer> {
    return this.flags.unsetFictional(staff, id, input);
  }
}
