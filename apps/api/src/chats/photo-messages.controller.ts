import { Controller, Get, HttpStatus, Param, Post, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiExcludeEndpoint, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { PhotoMessagesService } from '#chats';
import {
  AppError,
  chatId,
  chatPhotoRenditions,
  chatPhotoView,
  limits,
  sendMessageAnswer,
  sendPhotoFields,
  type ChatId,
  type SendMessageAnswer,
} from '#contracts';
import { Me } from '../auth/me.decorator.js';
import { invalidInput } from '../http/error.filter.js';
import { photoHeaders } from '../media/photo-headers.js';
import { PhotoUploads } from '../media/photo-upload.js';

const form = {
  type: 'object',
  required: ['client_id', 'photo'],
  properties: {
    client_id: { type: 'string', format: 'uuid' },
    alt: { type: 'string', maxLength: limits.photoAltMax },
    photo: { type: 'string', format: 'binary' },
  },
};

/** Photos that two members send each other. */
@Controller('api')
export class PhotoMessagesController {
  constructor(
    private readonly forms: PhotoUploads,
    private readonly photos: PhotoMessagesService,
  ) {}

  @Post('chats/:id/photos')
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: form })
  @ApiResponse({ status: 201, standardSchema: sendMessageAnswer })
  async send(
    @Me() me: SessionMember,
    @Param('id', { schema: chatId }) id: ChatId,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SendMessageAnswer> {
    const sent = await this.forms.receive(me, request, async ({ photo, fields }) => {
      const parsed = sendPhotoFields.safeParse(fields);
      if (!parsed.success) throw invalidInput(parsed.error.issues);
      return this.photos.send(me, id, parsed.data, photo);
    });
    if (sent.duplicate) void reply.status(HttpStatus.OK);
    return sent;
  }

  /** The key is the version of the bytes, so that a browser that has them only asks whether it may still show them. */
  @Get('chat-photos/:key/:rendition')
  @ApiExcludeEndpoint()
  async open(
    @Me() me: SessionMember,
    @Param() { key: wantedKey, rendition: wanted }: Record<string, string>,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const key = chatPhotoView.shape.key.safeParse(wantedKey);
    const rendition = chatPhotoRenditions.find((known) => known === wanted);
    if (!key.success || !rendition) throw new AppError('photo_not_found');
    const photo = await this.photos.open(key.data, me.id, rendition);
    const headers = { ...photoHeaders, etag: `"${key.data}-${rendition}"` };
    if (request.headers['if-none-match'] === headers.etag) void reply.status(HttpStatus.NOT_MODIFIED).headers(headers).send();
    else void reply.headers(headers).send(await photo.read());
  }
}
