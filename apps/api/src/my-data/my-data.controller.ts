import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { SessionMember } from '#auth';
import {
  consentParam,
  exportFileQuery,
  exportTicketAnswer,
  exportTicketBody,
  exportView,
  myDataAnswer,
  type ConsentKind,
  type ExportFileQuery,
  type ExportTicketAnswer,
  type ExportTicketBody,
  type ExportView,
  type MyDataAnswer,
} from '#contracts';
import { Transactions } from '#database';
import { ExportFetching, ExportsService } from '#exports';
import { ConsentsService } from '#profiles';
import { Me } from '../auth/me.decorator.js';
import { MyDataViews } from './my-data-views.js';

const fileHeaders = {
  'cache-control': 'private, no-store',
  'content-type': 'application/zip',
  'content-disposition': 'attachment; filename="my-data.zip"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

@Controller('api/my-data')
export class MyDataController {
  constructor(
    private readonly transactions: Transactions,
    private readonly views: MyDataViews,
    private readonly exports: ExportsService,
    private readonly fetching: ExportFetching,
    private readonly consents: ConsentsService,
  ) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: myDataAnswer })
  show(@Me() me: SessionMember): Promise<MyDataAnswer> {
    return this.views.of(me.id);
  }

  /** Takes a consent back, and with it everything that rested on it. */
  @Delete('consents/:kind')
  @ApiResponse({ status: 200, standardSchema: myDataAnswer })
  async withdraw(@Me() me: SessionMember, @Param('kind', { schema: consentParam }) kind: ConsentKind): Promise<MyDataAnswer> {
    await this.transactions.run((tx) => this.consents.withdraw(tx, me.id, kind));
    return this.views.of(me.id);
  }

  @Post('export')
  @HttpCode(HttpStatus.ACCEPTED)
  @ApiResponse({ status: 202, standardSchema: exportView })
  request(@Me() me: SessionMember): Promise<ExportView> {
    return this.exports.request(me);
  }

  @Post('export/ticket')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: exportTicketAnswer })
  async ticket(@Me() me: SessionMember, @Body({ schema: exportTicketBody }) { password }: ExportTicketBody): Promise<ExportTicketAnswer> {
    const ticket = await this.fetching.ticket(me, password);
    return { url: `/api/my-data/export/file?ticket=${ticket}` };
  }

  @Get('export/file')
  @ApiResponse({ status: 200, description: 'The archive' })
  async file(
    @Me() me: SessionMember,
    @Query({ schema: exportFileQuery }) { ticket }: ExportFileQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, length } = await this.fetching.open(me, ticket);
    void reply.headers({ ...fileHeaders, 'content-length': length }).send(bytes);
  }
}
