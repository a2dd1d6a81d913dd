import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SessionMember } from '#auth';
import {
  debitOtpBody,
  debitRequestAnswer,
  debitRequestBody,
  directDebitAnswer,
  mandateAnswer,
  type DebitOtpBody,
  type DebitRequestAnswer,
  type DebitRequestBody,
  type DirectDebitAnswer,
  type MandateAnswer,
} from '#contracts';
import { DebitRequests, DirectDebits, Mandates, type DebitCaller } from '#payments';
import { Me } from '../auth/me.decorator.js';
import { callerLocale } from '../http/caller.js';
import { codesRule, RateLimits } from '../http/rate-limits.js';
import { paperHeaders } from './paper-headers.js';

const uuid = z.uuid();

/** Paying by direct debit: the form, the code on the phone, and what was authorised. The order itself is one like any other. */
@Controller('api/direct-debit')
export class DirectDebitController {
  constructor(
    private readonly debits: DirectDebits,
    private readonly requests: DebitRequests,
    private readonly mandates: Mandates,
    private readonly limits: RateLimits,
  ) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: directDebitAnswer })
  async view(@Me() me: SessionMember, @Req() request: FastifyRequest): Promise<DirectDebitAnswer> {
    return { direct_debit: await this.debits.view(me.id, { language: callerLocale(request) }) };
  }

  /** Sends a code to the phone, for one amount from one account. */
  @Post('requests')
  @ApiResponse({ status: 201, standardSchema: debitRequestAnswer })
  async request(
    @Me() me: SessionMember,
    @Body({ schema: debitRequestBody }) body: DebitRequestBody,
    @Req() request: FastifyRequest,
  ): Promise<DebitRequestAnswer> {
    if (body.code !== undefined) await this.limits.consume(codesRule, me.id);
    return { request: await this.requests.request(callerOf(me, request), body) };
  }

  @Get('requests/:id')
  @ApiResponse({ status: 200, standardSchema: debitRequestAnswer })
  async find(@Me() me: SessionMember, @Param('id', { schema: uuid }) id: string): Promise<DebitRequestAnswer> {
    return { request: await this.requests.find(me.id, id) };
  }

  /** Sends another code; the one before is over. */
  @Post('requests/:id/codes')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: debitRequestAnswer })
  async sendAgain(
    @Me() me: SessionMember,
    @Param('id', { schema: uuid }) id: string,
    @Req() request: FastifyRequest,
  ): Promise<DebitRequestAnswer> {
    return { request: await this.requests.sendAgain(callerOf(me, request), id) };
  }

  @Post('requests/:id/verify')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: debitRequestAnswer })
  async verify(
    @Me() me: SessionMember,
    @Param('id', { schema: uuid }) id: string,
    @Body({ schema: debitOtpBody }) { otp }: DebitOtpBody,
  ): Promise<DebitRequestAnswer> {
    return { request: await this.requests.verify(me.id, id, otp) };
  }

  /** What was authorised, as a file, for whoever gave it alone. */
  @Get('mandates/:id.pdf')
  @ApiResponse({ status: 200, description: 'The PDF' })
  async paper(@Me() me: SessionMember, @Param('id', { schema: uuid }) id: string, @Res() reply: FastifyReply): Promise<void> {
    const { name, bytes } = await this.mandates.paperOf(me.id, id);
    void reply.headers(paperHeaders(name)).send(bytes);
  }

  /** Nothing more is collected by it. A repeat answers the same. */
  @Post('mandates/:id/revoke')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: mandateAnswer })
  async revoke(@Me() me: SessionMember, @Param('id', { schema: uuid }) id: string): Promise<MandateAnswer> {
    return { mandate: await this.mandates.revoke(me.id, id) };
  }
}

const callerOf = (me: SessionMember, request: FastifyRequest): DebitCaller => ({
  memberId: me.id,
  ip: request.ip,
  language: callerLocale(request),
});
