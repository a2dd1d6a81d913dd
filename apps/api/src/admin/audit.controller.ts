import { Controller, Get } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { AuditLogService } from '#back-office';
import { auditStaffAnswer, resources, type AuditStaffAnswer } from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminAuditController {
  constructor(private readonly log: AuditLogService) {}

  @Get(`${resources.audit.path}/staff`)
  @StaffOnly(resources.audit.right)
  @ApiResponse({ status: 200, standardSchema: auditStaffAnswer })
  listStaff(@Staff() staff: CurrentStaff): Promise<AuditStaffAnswer> {
    return this.log.listStaff(staff);
  }
}
