import { Controller, Get, HttpStatus, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GiftCatalogue } from '#chats';
import { AppError } from '#contracts';
import { keyOfFileName } from '#media';
import { Public } from '../auth/public.decorator.js';
import { photoHeaders } from '../media/photo-headers.js';

/** The bytes under a key never change; a picture that a gift lost is gone within the day. */
const headers = { ...photoHeaders, 'cache-control': 'public, max-age=86400', vary: 'Accept-Encoding' };

/** Pictures of gifts that owners made: they show nobody, and staff look at them too. */
@Controller('gift-pictures')
@Public()
@ApiExcludeController()
export class GiftPicturesController {
  constructor(private readonly catalogue: GiftCatalogue) {}

  @Get(':file')
  async open(@Param('file') file: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const key = keyOfFileName(file);
    if (!key) throw new AppError('photo_not_found');
    const bytes = await this.catalogue.picture(key);
    const all = { ...headers, etag: `"${key}"` };
    if (request.headers['if-none-match'] === all.etag) void reply.status(HttpStatus.NOT_MODIFIED).headers(all).send();
    else void reply.headers(all).send(bytes);
  }
}
