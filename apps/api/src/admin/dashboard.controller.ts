import { Controller, Get, HttpStatus, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { DashboardOfficeService } from '#back-office';
import type { DoneAnswer } from '#contracts';
import { dashboardAnswer, dashboardPath, dashboardQuery, type DashboardAnswer, type DashboardQuery, type InputOf } from '#contracts-admin';
import { Command } from './command.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminDashboardController {
  constructor(private readonly dashboard: DashboardOfficeService) {}

  @Get(dashboardPath)
  @StaffOnly('dashboard')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: dashboardAnswer })
  open(@Staff() staff: CurrentStaff, @Query({ schema: dashboardQuery }) query: DashboardQuery): Promise<DashboardAnswer> {
    return this.dashboard.open(staff, query);
  }

  @Command('refresh_figures')
  refresh(staff: CurrentStaff, input: InputOf<'refresh_figures'>): Promise<DoneAnswer> {
    return this.dashboard.refresh(staff, input);
  }
}
