import { createHash } from 'node:crypto';
import { Controller, Get, HttpStatus, Param, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { GifSearch } from '#chats';
import {
  gifAnswer,
  gifQuery,
  gifRef,
  gifRenditions,
  gifsAnswer,
  gifsQuery,
  AppError,
  type GifAnswer,
  type GifQuery,
  type GifRef,
  type GifsAnswer,
  type GifsQuery,
} from '#contracts';
import { Me } from '../auth/me.decorator.js';

/** The bytes of a picture never change; who has seen it need not ask for a week. */
const fileHeaders = {
  'cache-control': 'private, max-age=604800',
  vary: 'Cookie',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Moving pictures to send. The browser asks nobody but us: the pictures of a provider pass through here. */
@Controller('api/gifs')
export class GifsController {
  constructor(private readonly gifs: GifSearch) {}

  /** Pictures that fit the words; without words those that are offered first. */
  @Get()
  @ApiResponse({ status: 200, standardSchema: gifsAnswer })
  list(@Me() me: SessionMember, @Query({ schema: gifsQuery }) { q = '', locale }: GifsQuery): Promise<GifsAnswer> {
    return this.gifs.list(q, locale ?? me.language);
  }

  /** What one picture shows, in the language of who looks at it. */
  @Get(':provider/:id')
  @ApiResponse({ status: 200, standardSchema: gifAnswer })
  async one(
    @Me() me: SessionMember,
    @Param('provider', { schema: gifRef.shape.provider }) provider: GifRef['provider'],
    @Param('id', { schema: gifRef.shape.id }) id: string,
    @Query({ schema: gifQuery }) { locale }: GifQuery,
  ): Promise<GifAnswer> {
    return { gif: await this.gifs.find({ provider, id }, locale ?? me.language) };
  }

  @Get(':provider/:id/:rendition')
  @ApiExcludeEndpoint()
  async file(
    @Param() { provider, id, rendition: wanted }: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const ref = gifRef.safeParse({ provider, id });
    const rendition = gifRenditions.find((known) => known === wanted);
    if (!ref.success || !rendition) throw new AppError('gif_not_found');
    const { type, bytes } = await this.gifs.file(ref.data, rendition);
    const headers = { ...fileHeaders, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
    if (request.headers['if-none-match'] === headers.etag) void reply.status(HttpStatus.NOT_MODIFIED).headers(headers).send();
    else void reply.headers({ ...headers, 'content-type': type }).send(bytes);
  }
}
