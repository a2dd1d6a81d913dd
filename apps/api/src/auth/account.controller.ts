import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { MailChangeService, PasswordChangeService, type SessionMember } from '#auth';
import {
  doneAnswer,
  mailChangeAnswer,
  mailChangeBody,
  passwordChangeBody,
  wishedMailAnswer,
  type DoneAnswer,
  type MailChangeAnswer,
  type MailChangeBody,
  type PasswordChangeBody,
  type WishedMailAnswer,
} from '#contracts';
import { Me } from './me.decorator.js';
import { callerOf, siteOf } from './request-facts.js';

/** What opens the account: its address and its password. Both ask for the password of today first. */
@Controller('api/account')
export class AccountController {
  constructor(
    private readonly mailChanges: MailChangeService,
    private readonly passwordChanges: PasswordChangeService,
  ) {}

  @Get('email')
  @ApiResponse({ status: 200, standardSchema: wishedMailAnswer })
  async wishedAddress(@Me() me: SessionMember): Promise<WishedMailAnswer> {
    return { email: await this.mailChanges.wished(me) };
  }

  @Put('email')
  @ApiResponse({ status: 200, standardSchema: mailChangeAnswer })
  async changeAddress(
    @Me() me: SessionMember,
    @Body({ schema: mailChangeBody }) body: MailChangeBody,
    @Req() request: FastifyRequest,
  ): Promise<MailChangeAnswer> {
    return { outcome: await this.mailChanges.request(siteOf(request), me, body, callerOf(request)) };
  }

  @Put('password')
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async changePassword(@Me() me: SessionMember, @Body({ schema: passwordChangeBody }) body: PasswordChangeBody): Promise<DoneAnswer> {
    await this.passwordChanges.change(me, body);
    return { done: true };
  }
}
