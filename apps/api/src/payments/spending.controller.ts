import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import { spendingLimitBody, spendingView, type SpendingLimitBody, type SpendingView } from '#contracts';
import { SpendingService } from '#payments';
import { Me } from '../auth/me.decorator.js';

@Controller('api/spending')
export class SpendingController {
  constructor(private readonly spending: SpendingService) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: spendingView })
  find(@Me() me: SessionMember): Promise<SpendingView> {
    return this.spending.view(me.id);
  }

  /** A lower limit holds at once, a higher one or none after a day. */
  @Put('limit')
  @ApiResponse({ status: 200, standardSchema: spendingView })
  setLimit(@Me() me: SessionMember, @Body({ schema: spendingLimitBody }) { limit_minor }: SpendingLimitBody): Promise<SpendingView> {
    return this.spending.setLimit(me.id, limit_minor);
  }
}
