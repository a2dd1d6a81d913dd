import { Controller, Get, HttpStatus, Post, Query, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { SessionMember } from '#auth';
import {
  AppError,
  discountCodeQuery,
  discountCodeView,
  leavingDiscountAnswer,
  type DiscountCodeQuery,
  type DiscountCodeView,
  type LeavingDiscountAnswer,
} from '#contracts';
import { Transactions } from '#database';
import { DiscountsService, LeavingDiscountService, WelcomeDiscountService } from '#payments';
import { Me } from '../auth/me.decorator.js';

@Controller('api/discountcode')
export class DiscountCodeController {
  constructor(
    private readonly transactions: Transactions,
    private readonly discounts: DiscountsService,
    private readonly welcome: WelcomeDiscountService,
    private readonly leaving: LeavingDiscountService,
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

  /** What the site offers a member who is about to delete the account, once; the same code as long as it counts. */
  @Post('leaving')
  @ApiResponse({ status: 200, standardSchema: leavingDiscountAnswer })
  async offerToLeaving(@Me() me: SessionMember, @Res({ passthrough: true }) reply: FastifyReply): Promise<LeavingDiscountAnswer> {
    void reply.status(HttpStatus.OK);
    return { discount: await this.leaving.offer(me.id) };
  }
}
