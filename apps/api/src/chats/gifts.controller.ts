import { Controller, Get, HttpStatus, Req } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { SessionMember } from '#auth';
import { GiftCatalogue, IcebreakersService } from '#chats';
import { giftsAnswer, icebreakersAnswer, type GiftsAnswer, type IcebreakersAnswer } from '#contracts';
import { Me } from '../auth/me.decorator.js';
import { callerLocale } from '../http/caller.js';

/** What a member can send or say first. */
@Controller('api')
export class GiftsController {
  constructor(
    private readonly catalogue: GiftCatalogue,
    private readonly icebreakers: IcebreakersService,
  ) {}

  @Get('gifts')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: giftsAnswer })
  gifts(@Me() me: SessionMember, @Req() request: FastifyRequest): Promise<GiftsAnswer> {
    return this.catalogue.list(me.siteId, callerLocale(request));
  }

  @Get('icebreakers')
  @ApiResponse({ status: HttpStatus.OK, standardSchema: icebreakersAnswer })
  lines(@Me() me: SessionMember, @Req() request: FastifyRequest): Promise<IcebreakersAnswer> {
    return this.icebreakers.list(me.siteId, callerLocale(request));
  }
}
