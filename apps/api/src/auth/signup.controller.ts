import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SignupChecks, SignupService } from '#auth';
import {
  doneAnswer,
  signupBody,
  signupCheckBody,
  userAnswer,
  type DoneAnswer,
  type SignupBody,
  type SignupCheckBody,
  type UserAnswer,
} from '#contracts';
import { Public } from './public.decorator.js';
import { callerOf, setLoginCookies, siteOf } from './request-facts.js';
import { UserViews } from './user-views.js';

@Controller('api/signup')
@Public()
export class SignupController {
  constructor(
    private readonly signups: SignupService,
    private readonly checks: SignupChecks,
    private readonly views: UserViews,
  ) {}

  /** 201 with the new member; 202 on a site that tells about accounts by mail only. */
  @Post()
  @ApiResponse({ status: 201, standardSchema: userAnswer })
  @ApiResponse({ status: 202, standardSchema: doneAnswer })
  async signUp(
    @Body({ schema: signupBody }) body: SignupBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<UserAnswer | DoneAnswer> {
    const outcome = await this.signups.signUp(siteOf(request), body, callerOf(request));
    if (outcome === 'told-by-mail') {
      void reply.status(HttpStatus.ACCEPTED);
      return { done: true };
    }
    setLoginCookies(request, reply, outcome.session);
    return { user: await this.views.of(outcome.memberId) };
  }

  @Post('check')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async check(@Body({ schema: signupCheckBody }) body: SignupCheckBody, @Req() request: FastifyRequest): Promise<DoneAnswer> {
    await this.checks.check(siteOf(request), body, callerOf(request));
    return { done: true };
  }
}
