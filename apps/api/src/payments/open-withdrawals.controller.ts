import { Controller, Get } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import { withdrawalsAnswer, type WithdrawalsAnswer } from '#contracts';
import { OpenWithdrawals } from '#payments';
import { Me } from '../auth/me.decorator.js';

@Controller('api/withdrawals')
export class OpenWithdrawalsController {
  constructor(private readonly withdrawals: OpenWithdrawals) {}

  /** The orders that the member can withdraw from now, and what each gives back. */
  @Get()
  @ApiResponse({ status: 200, standardSchema: withdrawalsAnswer })
  async list(@Me() me: SessionMember): Promise<WithdrawalsAnswer> {
    return { withdrawals: await this.withdrawals.list(me.id) };
  }
}
