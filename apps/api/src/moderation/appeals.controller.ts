import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { appealBody, appealToken, decisionAnswer, type AppealBody, type DecisionAnswer } from '#contracts';
import { AppealsService } from '#moderation';
import { Public } from '../auth/public.decorator.js';
import { decisionAnswerFor } from './decision-answer.js';

/** For whoever holds the link of the mail: the banned cannot log in. */
@Controller('api/appeals/:token')
@Public()
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: decisionAnswer })
  async read(@Param('token', { schema: appealToken }) token: string, @Req() request: FastifyRequest): Promise<DecisionAnswer> {
    return decisionAnswerFor(await this.appeals.read(token), request);
  }

  /** Objects to the decision, once; a repeat answers how things stand. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: decisionAnswer })
  async appeal(
    @Param('token', { schema: appealToken }) token: string,
    @Body({ schema: appealBody }) body: AppealBody,
    @Req() request: FastifyRequest,
  ): Promise<DecisionAnswer> {
    return decisionAnswerFor(await this.appeals.appeal(token, body), request);
  }
}
