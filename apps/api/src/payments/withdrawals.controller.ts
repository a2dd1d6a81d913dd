import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import * as z from 'zod/mini';
import type { SessionMember } from '#auth';
import {
  withdrawalAnswer,
  withdrawalBody,
  withdrawalQuery,
  withdrawalQuote,
  type WithdrawalAnswer,
  type WithdrawalBody,
  type WithdrawalQuery,
  type WithdrawalQuote,
} from '#contracts';
import { WithdrawalQuotes, WithdrawalService, type Withdrawer } from '#payments';
import { MaybeMe } from '../auth/me.decorator.js';
import { Public } from '../auth/public.decorator.js';

/** Works signed in, and signed out by the link of the receipt. */
@Public()
@Controller('api/orders/:id/withdrawal')
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: WithdrawalService,
    private readonly quotes: WithdrawalQuotes,
  ) {}

  /** What would come back now. */
  @Get()
  @ApiResponse({ status: 200, standardSchema: withdrawalQuote })
  quote(
    @MaybeMe() me: SessionMember | null,
    @Param('id', { schema: z.uuid() }) id: string,
    @Query({ schema: withdrawalQuery }) query: WithdrawalQuery,
  ): Promise<WithdrawalQuote> {
    return this.quotes.quote(whoIs(me, query), id);
  }

  /** Withdraws from the contract. A repeat answers the same withdrawal. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: withdrawalAnswer })
  withdraw(
    @MaybeMe() me: SessionMember | null,
    @Param('id', { schema: z.uuid() }) id: string,
    @Query({ schema: withdrawalQuery }) query: WithdrawalQuery,
    @Body({ schema: withdrawalBody }) { expected }: WithdrawalBody,
  ): Promise<WithdrawalAnswer> {
    return this.withdrawals.withdraw(whoIs(me, query), id, expected);
  }
}

const whoIs = (me: SessionMember | null, { key }: WithdrawalQuery): Withdrawer => ({ memberId: me?.id ?? null, key: key ?? null });
