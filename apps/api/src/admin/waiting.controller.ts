import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { WaitingOfficeService } from '#back-office';
import { waitingAnswer, waitingPath, type WaitingAnswer } from '#contracts-admin';
import { Staff, StaffPolls, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminWaitingController {
  constructor(private readonly waiting: WaitingOfficeService) {}

  @Get(waitingPath)
  @StaffPolls('cases')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: waitingAnswer })
  count(@Staff() staff: CurrentStaff): Promise<WaitingAnswer> {
    return this.waiting.count(staff);
  }
}
