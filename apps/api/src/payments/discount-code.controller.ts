import { Controller, Get, HttpStatus, Query, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { SessionMember } from '#auth';
import { AppError, discountCodeQuery, discountCodeView, type DiscountCodeQuery, type DiscountCodeView } from '#contracts';
import { Transactions } from '#database';
import { DiscountsService, WelcomeDiscountService } from '#payments';
import { Me } from '../auth/me.decorator.js';

@Controller('api/discountcode')
export class DiscountCodeController {
  constructor(
    private readonly transactions: Transactions,
    private readonly discounts: DiscountsService,
    private readonly welcome: WelcomeDiscountService,
  ) {}

  /** The code that was typed, or why it does not count; with `welcome` the discount that the member has anyway, or 204. */
  @Get()
  @ApiResponse({ status: 200, standardSchema: discountCodeView })
  @ApiResponse({ status: 204 })
  async find(
    @Me() me: SessionMember,
    @Query({ schema: discountCodeQuery }) { code, welcome }: DiscountCodeQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DiscountCodeView | undefined> {
    if (code !== undefined) return this.transactions.read((tx) => this.discounts.find(tx, me.id, code));
    if (!welcome) throw new AppError('code_invalid');
    const discount = await this.welcome.find(me.id);
    if (discount) return discount;
    void reply.status(HttpStatus.NO_CONTENT);
    return undefined;
  }
}
