import { Controller, Get, HttpCode, HttpStatus, Param, Post, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { EvidenceOfficeService, OrdersOfficeService, PapersOfficeService } from '#back-office';
import type { DoneAnswer, MemberId } from '#contracts';
import {
  askedAnswer,
  askProviderPath,
  orderEvidencePath,
  orderId,
  type AskedAnswer,
  type InputOf,
  type OfficeOrderPage,
} from '#contracts-admin';
import { paperHeaders } from '../payments/paper-headers.js';
import { Command } from './command.decorator.js';
import { ResourceOne } from './resource.decorator.js';
import { Staff, StaffOnly, type CurrentStaff } from './staff.guard.js';

@Controller()
export class AdminOrdersController {
  constructor(
    private readonly orders: OrdersOfficeService,
    private readonly papers: PapersOfficeService,
    private readonly evidence: EvidenceOfficeService,
  ) {}

  @ResourceOne('orders')
  open(staff: CurrentStaff, id: string): Promise<OfficeOrderPage> {
    return this.orders.open(staff, id);
  }

  /** Settles what the provider says at this moment, and answers both sides. */
  @Post(askProviderPath)
  @HttpCode(HttpStatus.OK)
  @StaffOnly('orders')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: askedAnswer })
  ask(@Staff() staff: CurrentStaff, @Param('id', { schema: orderId }) id: string): Promise<AskedAnswer> {
    return this.orders.ask(staff, id);
  }

  @Command('send_papers')
  sendPapers(staff: CurrentStaff, id: string, input: InputOf<'send_papers'>): Promise<DoneAnswer> {
    return this.papers.sendPapers(staff, id, input);
  }

  @Command('settle_country')
  settleCountry(staff: CurrentStaff, id: string, input: InputOf<'settle_country'>): Promise<DoneAnswer> {
    return this.orders.settleCountry(staff, id, input);
  }

  @Command('allow_buying')
  allowBuying(staff: CurrentStaff, id: MemberId, input: InputOf<'allow_buying'>): Promise<DoneAnswer> {
    return this.orders.allowBuying(staff, id, input);
  }

  /** What a dispute is answered with. */
  @Get(orderEvidencePath)
  @StaffOnly('orders')
  @ApiResponse({ status: 200, description: 'The PDF' })
  async takeEvidence(
    @Staff() staff: CurrentStaff,
    @Param('id', { schema: orderId }) id: string,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const bytes = await this.evidence.open(staff, id);
    void reply.headers(paperHeaders(`evidence-${id}.pdf`)).send(bytes);
  }

  /** An invoice or a credit note as a file. */
  @Get('api/admin/papers/:id')
  @StaffOnly('orders')
  @ApiResponse({ status: 200, description: 'The PDF' })
  async paper(@Staff() staff: CurrentStaff, @Param('id', { schema: z.uuid() }) id: string, @Res() reply: FastifyReply): Promise<void> {
    const { name, bytes } = await this.papers.open(staff, id);
    void reply.headers(paperHeaders(name)).send(bytes);
  }
}
