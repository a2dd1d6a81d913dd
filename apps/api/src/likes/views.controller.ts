import { Body, Controller, Get, HttpCode, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import {
  doneAnswer,
  showViewsBody,
  viewBody,
  viewsAnswer,
  viewsQuery,
  type DoneAnswer,
  type ShowViewsBody,
  type ViewBody,
  type ViewsAnswer,
  type ViewsQuery,
} from '#contracts';
import { ViewsService } from '#likes';
import { Me } from '../auth/me.decorator.js';

@Controller('api/views')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: viewsAnswer })
  list(@Me() me: SessionMember, @Query({ schema: viewsQuery }) query: ViewsQuery): Promise<ViewsAnswer> {
    return this.views.viewers(me.id, query);
  }

  /** The member app tells that a profile was opened: fetching one ahead is no look. */
  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async opened(@Me() me: SessionMember, @Body({ schema: viewBody }) body: ViewBody): Promise<DoneAnswer> {
    await this.views.opened(me.id, body.profile);
    return { done: true };
  }

  @Put('shown')
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async show(@Me() me: SessionMember, @Body({ schema: showViewsBody }) body: ShowViewsBody): Promise<DoneAnswer> {
    await this.views.setShown(me.id, body.show_views);
    return { done: true };
  }
}
