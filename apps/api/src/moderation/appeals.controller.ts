import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { appealBody, appealToken, decisionAnswer, type AppealBody, type DecisionAnswer, type DecisionView } from '#contracts';
import { measureText, ruleText } from '#i18n';
import { AppealsService } from '#moderation';
import { Public } from '../auth/public.decorator.js';
import { callerLocale } from '../http/caller.js';

/** For whoever holds the link of the mail: the banned cannot log in. */
@Controller('api/appeals/:token')
@Public()
export class AppealsController {
  constructor(private readonly appeals: AppealsService) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: decisionAnswer })
  async read(@Param('token', { schema: appealToken }) token: string, @Req() request: FastifyRequest): Promise<DecisionAnswer> {
    return answer(await this.appeals.read(token), request);
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
    return answer(await this.appeals.appeal(token, body), request);
  }
}

function answer(decision: DecisionView, request: FastifyRequest): DecisionAnswer {
  const locale = callerLocale(request);
  const { measure, removed, until, rule } = decision;
  const facts = { measure, removed, until: until === null ? null : new Date(until) };
  return { decision, texts: { measure: measureText(facts, locale), rule: ruleText(rule, locale) } };
}
