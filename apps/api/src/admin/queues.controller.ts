import { Controller, Get, HttpStatus } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { QueuesOfficeService } from '#back-office';
import { queuesOverview, queuesOverviewPath, type QueuesOverview } from '#contracts-admin';
import { Staff, StaffPolls, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminQueuesController {
  constructor(private readonly queues: QueuesOfficeService) {}

  @Get(queuesOverviewPath)
  @StaffPolls('queues')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: queuesOverview })
  open(@Staff() staff: CurrentStaff): Promise<QueuesOverview> {
    return this.queues.openOverview(staff);
  }
}
