import { Controller, Get, HttpStatus, Param, Query, StreamableFile } from '@nestjs/common';
import { ApiProduces, ApiResponse } from '@nestjs/swagger';
import { PayoutsOfficeService, type PayoutFile } from '#back-office';
import {
  payoutAnswer,
  payoutId,
  payoutLinesFilePath,
  payoutPath,
  payoutQuery,
  payoutsAnswer,
  payoutsFilePath,
  payoutsPath,
  payoutsQuery,
  type PayoutAnswer,
  type PayoutQuery,
  type PayoutsAnswer,
  type PayoutsQuery,
} from '#contracts-admin';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

const download = ({ name, stream }: PayoutFile): StreamableFile =>
  new StreamableFile(stream, { type: 'text/csv; charset=utf-8', disposition: `attachment; filename="${name}"` });

@Controller()
export class AdminPayoutsController {
  constructor(private readonly payouts: PayoutsOfficeService) {}

  @Get(payoutsPath)
  @StaffOnly('reports')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: payoutsAnswer })
  openMonth(@Staff() staff: CurrentStaff, @Query({ schema: payoutsQuery }) query: PayoutsQuery): Promise<PayoutsAnswer> {
    return this.payouts.open(staff, query);
  }

  @Get(payoutsFilePath)
  @StaffOnly('reports')
  @ApiProduces('text/csv')
  async exportMonth(@Staff() staff: CurrentStaff, @Query({ schema: payoutsQuery }) query: PayoutsQuery): Promise<StreamableFile> {
    return download(await this.payouts.export(staff, query));
  }

  @Get(payoutPath)
  @StaffOnly('reports')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: payoutAnswer })
  openPayout(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: payoutId }) id: string,
    @Query({ schema: payoutQuery }) query: PayoutQuery,
  ): Promise<PayoutAnswer> {
    return this.payouts.one(staff, id, query);
  }

  @Get(payoutLinesFilePath)
  @StaffOnly('reports')
  @ApiProduces('text/csv')
  async exportLines(@Staff() staff: CurrentStaff, @Param('id', { schema: payoutId }) id: string): Promise<StreamableFile> {
    return download(await this.payouts.exportLines(staff, id));
  }
}
