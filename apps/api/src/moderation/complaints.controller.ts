import { Body, Controller, HttpStatus, Post, Req, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { complaintAnswer, complaintBody, type ComplaintAnswer, type ComplaintBody } from '#contracts';
import { ComplaintsService } from '#moderation';
import { MaybeMe } from '../auth/me.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { siteOf } from '../auth/request-facts.js';
import { callerLocale } from '../http/caller.js';
import { IdempotencyKey } from '../http/idempotency-key.decorator.js';

@Controller('api/complaints')
@Public()
export class ComplaintsController {
  constructor(private readonly complaints: ComplaintsService) {}

  /** Takes a complaint or a notice of illegal content, from anybody. A repeat has the reference of the first, and status 200. */
  @Post()
  @ApiResponse({ status: 201, standardSchema: complaintAnswer })
  async complain(
    @MaybeMe() me: SessionMember | null,
    @Body({ schema: complaintBody }) body: ComplaintBody,
    @IdempotencyKey() key: string | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ComplaintAnswer> {
    const from = { site: siteOf(request), language: callerLocale(request), ip: request.ip, memberId: me?.id ?? null };
    const { answer, isNew } = await this.complaints.complain(body, from, key);
    if (!isNew) void reply.status(HttpStatus.OK);
    return answer;
  }
}
