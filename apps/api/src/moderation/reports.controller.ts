import { Body, Controller, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { SessionMember } from '#auth';
import { reportAnswer, reportBody, type ReportAnswer, type ReportBody } from '#contracts';
import { ReportsService } from '#moderation';
import { Me } from '../auth/me.decorator.js';
import { IdempotencyKey } from '../http/idempotency-key.decorator.js';

@Controller('api/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** Tells the moderators of a member, a message or a photo. A repeat has the receipt of the first, and status 200. */
  @Post()
  @ApiResponse({ status: 201, standardSchema: reportAnswer })
  async report(
    @Me() me: SessionMember,
    @Body({ schema: reportBody }) body: ReportBody,
    @IdempotencyKey() key: string | null,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportAnswer> {
    const { answer, isNew } = await this.reports.report(me.id, body, key);
    if (!isNew) void reply.status(HttpStatus.OK);
    return answer;
  }
}
