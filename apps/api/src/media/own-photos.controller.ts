import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Req, Res } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiProduces, ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import {
  changePhotoBody,
  cropPhotoBody,
  photoAnswer,
  photoId,
  photoOrderBody,
  photosAnswer,
  type ChangePhotoBody,
  type CropPhotoBody,
  type PhotoAnswer,
  type PhotoId,
  type PhotoOrderBody,
  type PhotosAnswer,
} from '#contracts';
import { OwnPhotosService, UploadsService } from '#media';
import { Me } from '../auth/me.decorator.js';
import { PhotoUploads, readPhotoWish, type PhotoForm } from './photo-upload.js';

const uploadForm = {
  type: 'object',
  required: ['photo'],
  properties: { photo: { type: 'string', format: 'binary' }, private: { type: 'string', enum: ['true', 'false'] } },
};

const originalHeaders = {
  'cache-control': 'private, no-store',
  'content-type': 'image/jpeg',
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
};

@Controller('api/photos')
export class OwnPhotosController {
  constructor(
    private readonly forms: PhotoUploads,
    private readonly uploads: UploadsService,
    private readonly photos: OwnPhotosService,
  ) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: photosAnswer })
  list(@Me() me: SessionMember): Promise<PhotosAnswer> {
    return this.photos.list(me.id);
  }

  @Post()
  @HttpCode(HttpStatus.CREATED)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: uploadForm })
  @ApiResponse({ status: 201, standardSchema: photoAnswer })
  async add(@Me() me: SessionMember, @Req() request: FastifyRequest): Promise<PhotoAnswer> {
    await this.uploads.assertRoom(me.id);
    const add = async ({ photo, fields }: PhotoForm) => ({ photo: await this.uploads.upload(me.id, photo, readPhotoWish(fields)) });
    return this.forms.receive(me, request, add, { ofSignup: true });
  }

  @Put('order')
  @ApiResponse({ status: 200, standardSchema: photosAnswer })
  reorder(@Me() me: SessionMember, @Body({ schema: photoOrderBody }) body: PhotoOrderBody): Promise<PhotosAnswer> {
    return this.photos.reorder(me.id, body.photos);
  }

  /** Whether it is private, for premium members only, and what stands under it. */
  @Put(':id')
  @ApiResponse({ status: 200, standardSchema: photosAnswer })
  edit(
    @Me() me: SessionMember,
    @Param('id', { schema: photoId }) id: PhotoId,
    @Body({ schema: changePhotoBody }) body: ChangePhotoBody,
  ): Promise<PhotosAnswer> {
    return this.photos.edit(me.id, id, body);
  }

  @Put(':id/crop')
  @ApiResponse({ status: 200, standardSchema: photosAnswer })
  cut(
    @Me() me: SessionMember,
    @Param('id', { schema: photoId }) id: PhotoId,
    @Body({ schema: cropPhotoBody }) { crop }: CropPhotoBody,
  ): Promise<PhotosAnswer> {
    return this.photos.cut(me.id, id, crop);
  }

  /** The whole photo, to cut it: for its owner only, and kept nowhere on the way. */
  @Get(':id/original')
  @ApiProduces('image/jpeg')
  async original(@Me() me: SessionMember, @Param('id', { schema: photoId }) id: PhotoId, @Res() reply: FastifyReply): Promise<void> {
    const bytes = await this.photos.original(me.id, id);
    void reply.headers(originalHeaders).send(bytes);
  }

  /** Takes the removal back, for some minutes. */
  @Post(':id/restore')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: photosAnswer })
  restore(@Me() me: SessionMember, @Param('id', { schema: photoId }) id: PhotoId): Promise<PhotosAnswer> {
    return this.photos.restore(me.id, id);
  }

  @Put(':id/main')
  @ApiResponse({ status: 200, standardSchema: photosAnswer })
  makeMain(@Me() me: SessionMember, @Param('id', { schema: photoId }) id: PhotoId): Promise<PhotosAnswer> {
    return this.photos.makeMain(me.id, id);
  }

  @Delete(':id')
  @ApiResponse({ status: 200, standardSchema: photosAnswer })
  remove(@Me() me: SessionMember, @Param('id', { schema: photoId }) id: PhotoId): Promise<PhotosAnswer> {
    return this.photos.remove(me.id, id);
  }
}
