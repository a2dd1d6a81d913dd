import { Controller, Get, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { AuditLogService } from '#back-office';
import { auditAnswer, auditQuery, auditStaffAnswer, type AuditAnswer, type AuditQuery, type AuditStaffAnswer } from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller('api/admin/audit')
@StaffOnly('audit')
export class AdminAuditController {
  constructor(private readonly log: AuditLogService) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: auditAnswer })
  list(@Staff() staff: CurrentStaff, @Query({ schema: auditQuery }) query: AuditQuery): Promise<AuditAnswer> {
    return this.log.listEntries(staff, query);
  }

  @Get('staff')
  @ApiResponse({ status: 200, standardSchema: auditStaffAnswer })
  listStaff(@Staff() staff: CurrentStaff): Promise<AuditStaffAnswer> {
    return this.log.listStaff(staff);
  }
}
