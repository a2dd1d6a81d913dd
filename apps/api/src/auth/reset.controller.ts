import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResetLinks, ResetService } from '#auth';
import { doneAnswer, resetBody, resetDoBody, type DoneAnswer, type ResetBody, type ResetDoBody } from '#contracts';
import { Public } from './public.decorator.js';
import { callerOf, setLoginCookies, siteOf } from './request-facts.js';

@Controller('api/reset')
@Public()
export class ResetController {
  constructor(
    private readonly links: ResetLinks,
    private readonly resets: ResetService,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async ask(@Body({ schema: resetBody }) { email }: ResetBody, @Req() request: FastifyRequest): Promise<DoneAnswer> {
    await this.links.request(siteOf(request), email, callerOf(request));
    return { done: true };
  }

  /** Whoever set the new password is logged in; every other session has ended. */
  @Post('do')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async complete(
    @Body({ schema: resetDoBody }) body: ResetDoBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    const session = await this.resets.complete(siteOf(request), body, callerOf(request));
    setLoginCookies(request, reply, session);
    return { done: true };
  }
}
