import { Body, Controller, Headers, HttpStatus, Post, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { SessionMember } from '#auth';
import { reportAnswer, reportBody, type ReportAnswer, type ReportBody } from '#contracts';
import { ReportsService } from '#moderation';
import { Me } from '../auth/me.decorator.js';

const LONGEST_KEY = 100;

@Controller('api/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  /** Tells the moderators of a member, a message or a photo. A repeat has the receipt of the first, and status 200. */
  @Post()
  @ApiResponse({ status: 201, standardSchema: reportAnswer })
  async report(
    @Me() me: SessionMember,
    @Body({ schema: reportBody }) body: ReportBody,
    @Headers('idempotency-key') key: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ReportAnswer> {
    const { answer, isNew } = await this.reports.report(me.id, body, key?.slice(0, LONGEST_KEY) ?? null);
    if (!isNew) void reply.status(HttpStatus.OK);
    return answer;
  }
}
