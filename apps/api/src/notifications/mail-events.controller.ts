import { Controller, HttpCode, HttpStatus, Post, Req, type RawBodyRequest } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { doneAnswer, type DoneAnswer } from '#contracts';
import { MailEvents } from '#notifications';
import { Public } from '../auth/public.decorator.js';

/** Where the mail service calls when a mail came back, or was called spam. Only what it has signed is believed. */
@Public()
@Controller('api/webhooks/mails')
export class MailEventsController {
  constructor(private readonly events: MailEvents) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async take(@Req() { rawBody, headers }: RawBodyRequest<FastifyRequest>): Promise<DoneAnswer> {
    // The signature is that of the bytes.
    await this.events.receive(
      rawBody?.toString('utf8') ?? '',
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    );
    return { done: true };
  }
}
