import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { AppError } from '#contracts';
import { keyOfFileName, ServingService } from '#media';
import { MaybeMe } from '../auth/me.decorator.js';
import { Public } from '../auth/public.decorator.js';
import { photoHeaders } from './photo-headers.js';

const NOT_MODIFIED = 304;

@Controller('photos')
@Public()
@ApiExcludeController()
export class PhotoFilesController {
  constructor(private readonly serving: ServingService) {}

  @Get(':file')
  async open(
    @MaybeMe() me: SessionMember | null,
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = keyOfFileName(file);
    if (!key) throw new AppError('photo_not_found');
    const photo = await this.serving.open(key, me?.id ?? null);
    if (request.headers['if-none-match'] === photo.etag) {
      void reply
        .status(NOT_MODIFIED)
        .headers({ ...photoHeaders, etag: photo.etag })
        .send();
      return;
    }
    const bytes = await photo.read();
    void reply.headers({ ...photoHeaders, etag: photo.etag }).send(bytes);
  }
}
