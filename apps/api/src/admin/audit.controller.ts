import { Controller, Get, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { AuditLogService } from '#back-office';
import { auditAnswer, auditQuery, type AuditAnswer, type AuditQuery } from '#contracts-admin';
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
}
