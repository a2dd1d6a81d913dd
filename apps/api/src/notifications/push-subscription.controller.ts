import { Body, Controller, Delete, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import { doneAnswer, pushSubscriptionBody, type DoneAnswer, type PushSubscriptionBody } from '#contracts';
import { PushSubscriptions } from '#notifications';
import { Me } from '../auth/me.decorator.js';

/** First written as `POST /api/user.php?push=1`, which leads here (`http/address.ts`). */
@Controller('api/push-subscription')
export class PushSubscriptionController {
  constructor(private readonly subscriptions: PushSubscriptions) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async put(@Me() me: SessionMember, @Body({ schema: pushSubscriptionBody }) { subscription }: PushSubscriptionBody): Promise<DoneAnswer> {
    await (subscription ? this.subscriptions.subscribe(me, subscription) : this.subscriptions.unsubscribe(me));
    return { done: true };
  }

  @Delete()
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async end(@Me() me: SessionMember): Promise<DoneAnswer> {
    await this.subscriptions.unsubscribe(me);
    return { done: true };
  }
}
