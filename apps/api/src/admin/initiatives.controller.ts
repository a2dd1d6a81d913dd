import { Controller } from '@nestjs/common';
import { InitiativesOfficeService } from '#back-office';
import type { DoneAnswer, MemberId } from '#contracts';
import type { InputOf, ResultOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import type { CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminInitiativesController {
  constructor(private readonly initiatives: InitiativesOfficeService) {}

  @Command('open_case')
  open(staff: CurrentStaff, id: MemberId, input: InputOf<'open_case'>): Promise<ResultOf<'open_case'>> {
    return this.initiatives.open(staff, id, input);
  }

  @Command('ask_more')
  askMore(staff: CurrentStaff, id: string, input: InputOf<'ask_more'>): Promise<DoneAnswer> {
    return this.initiatives.askMore(staff, id, input);
  }

  @Command('grant_more')
  grantMore(staff: CurrentStaff, id: string, input: InputOf<'grant_more'>): Promise<DoneAnswer> {
    return this.initiatives.grantMore(staff, id, input);
  }

  @Command('refuse_more')
  refuseMore(staff: CurrentStaff, id: string, input: InputOf<'refuse_more'>): Promise<DoneAnswer> {
    return this.initiatives.refuseMore(staff, id, input);
  }
}
