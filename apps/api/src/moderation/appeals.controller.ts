import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { appealAnswer, appealBody, appealToken, type AppealAnswer, type AppealBody } from '#contracts';
import { AppealsService } from '#moderation';
import { Public } from '../auth/public.decorator.js';
import { appealAnswerFor } from './decision-answer.js';

/** For whoever holds the link of the mail: the banned cannot log in, and who complained may have no account. */
@Controller('api/appeals/:token')
@Public()
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: appealAnswer })
  async read(@Param('token', { schema: appealToken }) token: string, @Req() request: FastifyRequest): Promise<AppealAnswer> {
    return appealAnswerFor(await this.appeals.read(token), request);
  }

  /** Objects to the decision, once; a repeat answers how things stand. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: appealAnswer })
  async appeal(
    @Param('token', { schema: appealToken }) token: string,
    @Body({ schema: appealBody }) body: AppealBody,
    @Req() request: FastifyRequest,
  ): Promise<AppealAnswer> {
    return appealAnswerFor(await this.appeals.appeal(token, body), request);
  }
}
