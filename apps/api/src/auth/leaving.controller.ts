import { Body, Controller, HttpCode, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LeavingService, PausingService, UndoLinks, type SessionMember } from '#auth';
import {
  doneAnswer,
  leaveAnswer,
  leaveBody,
  undoMailBody,
  userAnswer,
  type DoneAnswer,
  type LeaveAnswer,
  type LeaveBody,
  type UndoMailBody,
  type UserAnswer,
} from '#contracts';
import { Me } from './me.decorator.js';
import { Public } from './public.decorator.js';
import { callerOf, siteOf, clearSessionCookie } from './request-facts.js';
import { CLEAR_SITE_DATA } from './user.controller.js';
import { UserViews } from './user-views.js';

@Controller('api/account')
export class LeavingController {
  constructor(
    private readonly leaving: LeavingService,
    private readonly undoLinks: UndoLinks,
    private readonly pausing: PausingService,
    private readonly views: UserViews,
  ) {}

  @Post('pause')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: userAnswer })
  async pause(@Me() me: SessionMember): Promise<UserAnswer> {
    await this.pausing.setPaused(me, true);
    return { user: await this.views.of(me.id) };
  }

  @Post('resume')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: userAnswer })
  async resume(@Me() me: SessionMember): Promise<UserAnswer> {
    await this.pausing.setPaused(me, false);
    return { user: await this.views.of(me.id) };
  }

  @Post('delete')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: leaveAnswer })
  async leave(
    @Me() me: SessionMember,
    @Body({ schema: leaveBody }) body: LeaveBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LeaveAnswer> {
    const until = await this.leaving.leave(me, body);
    clearSessionCookie(request, reply);
    void reply.header('clear-site-data', CLEAR_SITE_DATA);
    return { undo_until: until.toISOString() };
  }

  /** The answer is the same for every address. */
  @Post('undo-mail')
  @Public()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async undoMail(@Body({ schema: undoMailBody }) { email }: UndoMailBody, @Req() request: FastifyRequest): Promise<DoneAnswer> {
    await this.undoLinks.requestAgain(siteOf(request), email, callerOf(request));
    return { done: true };
  }
}
