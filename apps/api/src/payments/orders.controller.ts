import { Body, Controller, Get, HttpStatus, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { SessionMember } from '#auth';
import {
  AppError,
  orderAnswer,
  orderBody,
  ordersAnswer,
  ordersQuery,
  type OrderAnswer,
  type OrderBody,
  type OrdersAnswer,
} from '#contracts';
import { CancellationService, CheckoutService, OrderReader, ProviderError, SettlementService } from '#payments';
import { Me } from '../auth/me.decorator.js';
import { IdempotencyKey } from '../http/idempotency-key.decorator.js';
import { codesRule, RateLimits } from '../http/rate-limits.js';
import { OrderCallers } from './order-callers.js';

@Controller('api/orders')
export class OrdersController {
  constructor(
    private readonly checkout: CheckoutService,
    private readonly reader: OrderReader,
    private readonly settlement: SettlementService,
    private readonly cancellations: CancellationService,
    private readonly callers: OrderCallers,
    private readonly limits: RateLimits,
  ) {}

  /** Orders a bundle of credits. A repeat with the same key answers the same order, with status 200. */
  @Post()
  @ApiResponse({ status: 201, standardSchema: orderAnswer })
  async order(
    @Me() me: SessionMember,
    @Body({ schema: orderBody }) body: OrderBody,
    @IdempotencyKey() key: string | null,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderAnswer> {
    if (!key) throw new AppError('invalid_input', { fields: { 'idempotency-key': 'field_required' } });
    if (body.code !== undefined) await this.limits.consume(codesRule, me.id);
    const { orderId, isNew } = await this.checkout.order(this.callers.of(me, request), body, key);
    if (!isNew) void reply.status(HttpStatus.OK);
    return { payment: await this.reader.one(me.id, orderId) };
  }

  @Get()
  @ApiResponse({ status: 200, standardSchema: ordersAnswer })
  list(@Me() me: SessionMember, @Query({ schema: ordersQuery }) { after }: { after?: string }): Promise<OrdersAnswer> {
    return this.reader.list(me.id, after);
  }

  @Get(':id')
  @ApiResponse({ status: 200, standardSchema: orderAnswer })
  async find(@Me() me: SessionMember, @Param('id', { schema: z.uuid() }) id: string): Promise<OrderAnswer> {
    return { payment: await this.reader.one(me.id, id) };
  }

  /** Asks the provider first: for the page that the member comes back to. When the provider is silent, what we knew before is answered. */
  @Post(':id/check')
  @ApiResponse({ status: 200, standardSchema: orderAnswer })
  async check(
    @Me() me: SessionMember,
    @Param('id', { schema: z.uuid() }) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderAnswer> {
    await this.reader.one(me.id, id);
    await this.askAbout(id);
    void reply.status(HttpStatus.OK);
    return { payment: await this.reader.one(me.id, id) };
  }

  /** Calls off an order that is not paid yet. A repeat answers the same. */
  @Post(':id/cancel')
  @ApiResponse({ status: 200, standardSchema: orderAnswer })
  async cancel(
    @Me() me: SessionMember,
    @Param('id', { schema: z.uuid() }) id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OrderAnswer> {
    await this.cancellations.cancel(me.id, id);
    void reply.status(HttpStatus.OK);
    return { payment: await this.reader.one(me.id, id) };
  }

  private async askAbout(id: string): Promise<void> {
    try {
      await this.settlement.sync(id);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
    }
  }
}
