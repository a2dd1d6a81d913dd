import { Controller, Get } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { AuditLogService } from '#back-office';
import { auditStaffAnswer, resources, type AuditAnswer, type AuditQuery, type AuditStaffAnswer } from '#contracts-admin';
import { ResourceList } from './resource.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminAuditController {
  constructor(private readonly log: AuditLogService) {}

  @ResourceList('audit')
  list(staff: CurrentStaff, query: AuditQuery): Promise<AuditAnswer> {
    return this.log.listEntries(staff, query);
  }

  @Get(`${resources.audit.path}/staff`)
  @StaffOnly(resources.audit.right)
  @ApiResponse({ status: 200, standardSchema: auditStaffAnswer })
  listStaff(@Staff() staff: CurrentStaff): Promise<AuditStaffAnswer> {
    return this.log.listStaff(staff);
  }
}
