import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import {
  allowPhotosBody,
  askPhotosBody,
  doneAnswer,
  photoAccessAnswer,
  photoAccessListAnswer,
  photoAccessQuery,
  type AllowPhotosBody,
  type AskPhotosBody,
  type DoneAnswer,
  type PhotoAccessAnswer,
  type PhotoAccessListAnswer,
  type PhotoAccessQuery,
} from '#contracts';
import { PhotoAccessService } from '#media';
import { PhotoGuestLists } from '#profiles';
import { Me } from '../auth/me.decorator.js';

@Controller('api/private-photos')
export class PhotoAccessController {
  constructor(
    private readonly access: PhotoAccessService,
    private readonly lists: PhotoGuestLists,
  ) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: photoAccessListAnswer })
  list(@Me() me: SessionMember, @Query({ schema: photoAccessQuery }) query: PhotoAccessQuery): Promise<PhotoAccessListAnswer> {
    return this.lists.list(me.id, query);
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: photoAccessAnswer })
  async ask(@Me() me: SessionMember, @Body({ schema: askPhotosBody }) body: AskPhotosBody): Promise<PhotoAccessAnswer> {
    return { access: await this.access.ask(me.id, body.profile) };
  }

  @Put()
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async decide(@Me() me: SessionMember, @Body({ schema: allowPhotosBody }) body: AllowPhotosBody): Promise<DoneAnswer> {
    await this.access.decide(me.id, body.profile, body.allowed);
    return { done: true };
  }
}
