import { Controller, Get, HttpStatus, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiResponse } from '@nestjs/swagger';
import { TransparencyOfficeService } from '#back-office';
import {
  statementsPath,
  transparencyAnswer,
  transparencyPath,
  transparencyQuery,
  type TransparencyAnswer,
  type TransparencyQuery,
} from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminTransparencyController {
  constructor(private readonly transparency: TransparencyOfficeService) {}

  @Get(transparencyPath)
  @StaffOnly('transparency')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: transparencyAnswer })
  openYear(@Staff() staff: CurrentStaff, @Query({ schema: transparencyQuery }) query: TransparencyQuery): Promise<TransparencyAnswer> {
    return this.transparency.openYear(staff, query);
  }

  /** For the database of the Commission, and for whoever wants to count again. */
  @Get(statementsPath)
  @StaffOnly('transparency')
  @ApiProduces('text/csv')
  async exportStatements(
    @Staff() staff: CurrentStaff,
    @Query({ schema: transparencyQuery }) query: TransparencyQuery,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.transparency.exportStatements(staff, query), {
      type: 'text/csv; charset=utf-8',
      disposition: `attachment; filename="statements-of-reasons-${query.year}.csv"`,
    });
  }
}
