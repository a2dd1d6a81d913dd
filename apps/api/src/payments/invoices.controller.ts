import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { SessionMember } from '#auth';
import { InvoicesService } from '#payments';
import { Me } from '../auth/me.decorator.js';
import { paperHeaders } from './paper-headers.js';

@Controller('api/invoices')
export class InvoicesController {
  constructor(private readonly invoices: InvoicesService) {}

  /** An invoice or a credit note as a file, for its member alone. */
  @Get(':id')
  @ApiResponse({ status: 200, description: 'The PDF' })
  async file(@Me() me: SessionMember, @Param('id', { schema: z.uuid() }) id: string, @Res() reply: FastifyReply): Promise<void> {
    const { name, bytes } = await this.invoices.ownFile(me.id, id);
    void reply.headers(paperHeaders(name)).send(bytes);
  }
}
