import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Put, Req } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import {
  photoAnswer,
  photoId,
  photoOrderBody,
  photosAnswer,
  type PhotoAnswer,
  type PhotoId,
  type PhotoOrderBody,
  type PhotosAnswer,
} from '#contracts';
import { OwnPhotosService, UploadsService } from '#media';
import { Me } from '../auth/me.decorator.js';
import { readPhotoUpload } from './photo-upload.js';

const uploadForm = {
  type: 'object',
  required: ['photo'],
  properties: { photo: { type: 'string', format: 'binary' }, private: { type: 'string', enum: ['true', 'false'] } },
};

@Controller('api/photos')
export class OwnPhotosController {
  constructor(
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
    const { bytes, ...wish } = await readPhotoUpload(request);
    return { photo: await this.uploads.upload(me.id, bytes, wish) };
  }

  @Put('order')
  @ApiResponse({ status: 200, standardSchema: photosAnswer })
  reorder(@Me() me: SessionMember, @Body({ schema: photoOrderBody }) body: PhotoOrderBody): Promise<PhotosAnswer> {
    return this.photos.reorder(me.id, body.photos);
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
