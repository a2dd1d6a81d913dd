import { Controller, Get, HttpCode, HttpStatus, Post, Query, Redirect } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiResponse } from '@nestjs/swagger';
import { doneAnswer, tokenBody, type DoneAnswer, type TokenBody } from '#contracts';
import { UnsubscribingService } from '#notifications';
import { Public } from '../auth/public.decorator.js';

/** Called by mail programs when their own unsubscribe button is pressed (RFC 8058): a form post from anywhere, without a session. */
@Controller('api/unsubscribe')
@Public()
export class UnsubscribeController {
  constructor(private readonly unsubscribing: UnsubscribingService) {}

  /** Opened by a person whose mail program shows the address instead of pressing it: the page with the button. Mail scanners open it too, so it ends nothing. */
  @Get()
  @Redirect()
  @ApiExcludeEndpoint()
  show(@Query('token') token: unknown): { readonly url: string; readonly statusCode: number } {
    return { url: `/${encodeURIComponent(typeof token === 'string' ? token : '')}`, statusCode: HttpStatus.SEE_OTHER };
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async unsubscribe(@Query({ schema: tokenBody }) { token }: TokenBody): Promise<DoneAnswer> {
    await this.unsubscribing.unsubscribe(token);
    return { done: true };
  }
}
