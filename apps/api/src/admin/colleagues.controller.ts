import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { ColleaguesOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import {
  staffSafetyAnswer,
  staffSafetyPath,
  type ColleaguePage,
  type InputOf,
  type ResultOf,
  type StaffSafetyAnswer,
} from '#contracts-admin';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import { Staff, StaffPolls, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminColleaguesController {
  constructor(private readonly colleagues: ColleaguesOfficeService) {}

  @Get(staffSafetyPath)
  @StaffPolls('staff')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: staffSafetyAnswer })
  safety(@Staff() staff: CurrentStaff): Promise<StaffSafetyAnswer> {
    return this.colleagues.safety(staff);
  }

  @ResourceOne('staff')
  open(staff: CurrentStaff, id: string): Promise<ColleaguePage> {
    return this.colleagues.open(staff, id, staff.sessionId);
  }

  @Command('invite_colleague')
  invite(staff: CurrentStaff, input: InputOf<'invite_colleague'>): Promise<ResultOf<'invite_colleague'>> {
    return this.colleagues.invite(staff, input);
  }

  @Command('change_colleague_roles')
  changeRoles(staff: CurrentStaff, id: string, input: InputOf<'change_colleague_roles'>): Promise<DoneAnswer> {
    return this.colleagues.changeRoles(staff, id, input);
  }

  @Command('renew_colleague_access')
  renewAccess(staff: CurrentStaff, id: string, input: InputOf<'renew_colleague_access'>): Promise<DoneAnswer> {
    return this.colleagues.renewAccess(staff, id, input);
  }

  @Command('end_colleague_sessions')
  endSessions(staff: CurrentStaff, id: string, input: InputOf<'end_colleague_sessions'>): Promise<DoneAnswer> {
    return this.colleagues.endSessions(staff, id, input);
  }

  @Command('end_colleague_session')
  endSession(staff: CurrentStaff, id: string, input: InputOf<'end_colleague_session'>): Promise<DoneAnswer> {
    return this.colleagues.endSession(staff, id, input);
  }

  @Command('end_colleague')
  end(staff: CurrentStaff, id: string, input: InputOf<'end_colleague'>): Promise<DoneAnswer> {
    return this.colleagues.end(staff, id, input);
  }

  @Command('let_colleague_back')
  reactivate(staff: CurrentStaff, id: string, input: InputOf<'let_colleague_back'>): Promise<DoneAnswer> {
    return this.colleagues.reactivate(staff, id, input);
  }
}
