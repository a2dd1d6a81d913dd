import { Controller } from '@nestjs/common';
import { LimitsOfficeService } from '#back-office';
import type { MemberId } from '#contracts';
import type { InputOf, ResultOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminMemberLimitsController {
  constructor(private readonly limits: LimitsOfficeService) {}

  @Command('lift_limit')
  lift(staff: CurrentStaff, id: MemberId, input: InputOf<'lift_limit'>): Promise<ResultOf<'lift_limit'>> {
    return this.limits.lift(staff, id, input);
  }
}
