import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import * as z from 'zod/mini';
import type { SessionMember } from '#auth';
import {
  bankAccountBody,
  bankAccountQuery,
  bankAccountView,
  type BankAccountBody,
  type BankAccountQuery,
  type BankAccountView,
} from '#contracts';
import { BankAccounts, type Withdrawer } from '#payments';
import { MaybeMe } from '../auth/me.decorator.js';
import { Public } from '../auth/public.decorator.js';

/** Where money is paid that could not go back the way it came. Works signed in, and signed out by the link of the mail. */
@Public()
@Controller('api/orders/:id/bank-account')
export class BankAccountsController {
  constructor(private readonly accounts: BankAccounts) {}

  /** Whether an account is asked for. Of one that was given only its end is told. */
  @Get()
  @ApiResponse({ status: 200, standardSchema: bankAccountView })
  view(
    @MaybeMe() me: SessionMember | null,
    @Param('id', { schema: z.uuid() }) id: string,
    @Query({ schema: bankAccountQuery }) query: BankAccountQuery,
  ): Promise<BankAccountView> {
    return this.accounts.view(whoIs(me, query), id);
  }

  /** Gives the account, or another one in its place, until the money is paid. */
  @Put()
  @ApiResponse({ status: 200, standardSchema: bankAccountView })
  give(
    @MaybeMe() me: SessionMember | null,
    @Param('id', { schema: z.uuid() }) id: string,
    @Query({ schema: bankAccountQuery }) query: BankAccountQuery,
    @Body({ schema: bankAccountBody }) body: BankAccountBody,
  ): Promise<BankAccountView> {
    return this.accounts.give(whoIs(me, query), id, body);
  }
}

const whoIs = (me: SessionMember | null, { key }: BankAccountQuery): Withdrawer => ({ memberId: me?.id ?? null, key: key ?? null });
