import { Controller, Get, HttpCode, HttpStatus, Post, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { doneAnswer, ownDecisionsAnswer, type DoneAnswer, type OwnDecisionsAnswer } from '#contracts';
import { OwnDecisions } from '#moderation';
import { Me } from '../auth/me.decorator.js';
import { decisionAnswerFor } from './decision-answer.js';

/** What was decided about the signed-in member. */
@Controller('api/decisions')
export class DecisionsController {
  constructor(private readonly decisions: OwnDecisions) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: ownDecisionsAnswer })
  async list(@Me() me: SessionMember, @Req() request: FastifyRequest): Promise<OwnDecisionsAnswer> {
    const decisions = await this.decisions.list(me.id);
    return { decisions: decisions.map(({ decision, ...rest }) => ({ ...decisionAnswerFor(decision, request), ...rest })) };
  }

  /** The member has seen them: no notice calls to them any more. */
  @Post('seen')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async see(@Me() me: SessionMember): Promise<DoneAnswer> {
    await this.decisions.see(me.id);
    return { done: true };
  }
}
