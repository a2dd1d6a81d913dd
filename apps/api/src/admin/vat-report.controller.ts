import { Controller, Get, HttpStatus, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiResponse } from '@nestjs/swagger';
import { VatReportOfficeService } from '#back-office';
import {
  vatReportAnswer,
  vatReportFilePath,
  vatReportPath,
  vatReportQuery,
  type VatReportAnswer,
  type VatReportQuery,
} from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminVatReportController {
  constructor(private readonly reports: VatReportOfficeService) {}

  @Get(vatReportPath)
  @StaffOnly('reports')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: vatReportAnswer })
  openQuarter(@Staff() staff: CurrentStaff, @Query({ schema: vatReportQuery }) query: VatReportQuery): Promise<VatReportAnswer> {
    return this.reports.open(staff, query);
  }

  @Get(vatReportFilePath)
  @StaffOnly('reports')
  @ApiProduces('text/csv')
  async exportQuarter(@Staff() staff: CurrentStaff, @Query({ schema: vatReportQuery }) query: VatReportQuery): Promise<StreamableFile> {
    return new StreamableFile(await this.reports.export(staff, query), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="vat-${query.quarter}.csv"`,
    });
  }
}
