import { Controller, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { doneAnswer, tokenBody, type DoneAnswer, type TokenBody } from '#contracts';
import { UnsubscribingService } from '#notifications';
import { Public } from '../auth/public.decorator.js';

/** Called by mail programs when their own unsubscribe button is pressed (RFC 8058): a form post from anywhere, without a session. */
@Controller('api/unsubscribe')
@Public()
export class UnsubscribeController {
  constructor(private readonly unsubscribing: UnsubscribingService) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async unsubscribe(@Query({ schema: tokenBody }) { token }: TokenBody): Promise<DoneAnswer> {
    await this.unsubscribing.unsubscribe(token);
    return { done: true };
  }
}
