import { Body, Controller, HttpCode, HttpStatus, Post, Put, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { ActivationMails, ActivationService, MailChangeService, type SessionMember } from '#auth';
import {
  activationCodeBody,
  changeAddressBody,
  doneAnswer,
  mailChangeAnswer,
  tokenBody,
  type ActivationCodeBody,
  type ChangeAddressBody,
  type DoneAnswer,
  type MailChangeAnswer,
  type TokenBody,
} from '#contracts';
import { Me } from './me.decorator.js';
import { Public } from './public.decorator.js';
import { callerOf, siteOf } from './request-facts.js';

const done: DoneAnswer = { done: true };

@Controller('api/activation')
export class ActivationController {
  constructor(
    private readonly activation: ActivationService,
    private readonly activationMails: ActivationMails,
    private readonly mailChanges: MailChangeService,
  ) {}

  @Post('code')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async byCode(@Me() me: SessionMember, @Body({ schema: activationCodeBody }) { code }: ActivationCodeBody): Promise<DoneAnswer> {
    await this.activation.activateByCode(me, code);
    return done;
  }

  @Post('token')
  @Public()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async byLink(@Body({ schema: tokenBody }) { token }: TokenBody, @Req() request: FastifyRequest): Promise<DoneAnswer> {
    await this.activation.activateByLink(token, callerOf(request));
    return done;
  }

  @Post('resend')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async resend(@Me() me: SessionMember): Promise<DoneAnswer> {
    await this.activationMails.resend(me);
    return done;
  }

  @Put('email')
  @ApiResponse({ status: 200, standardSchema: mailChangeAnswer })
  async correctAddress(
    @Me() me: SessionMember,
    @Body({ schema: changeAddressBody }) { email }: ChangeAddressBody,
    @Req() request: FastifyRequest,
  ): Promise<MailChangeAnswer> {
    return { outcome: await this.mailChanges.correct(siteOf(request), me, email, callerOf(request)) };
  }
}
