import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import {
  doneAnswer,
  showViewsBody,
  viewsAnswer,
  viewsQuery,
  type DoneAnswer,
  type ShowViewsBody,
  type ViewsAnswer,
  type ViewsQuery,
} from '#contracts';
import { ViewsService } from '#likes';
import { Me } from '../auth/me.decorator.js';
import { ShowsMembers } from '../budgets/shown-profiles.js';

@Controller('api/views')
export class ViewsController {
  constructor(private readonly views: ViewsService) {}

  @Get()
  @ShowsMembers(({ viewed_by }: ViewsAnswer) => viewed_by)
  @ApiResponse({ status: 200, standardSchema: viewsAnswer })
  list(@Me() me: SessionMember, @Query({ schema: viewsQuery }) query: ViewsQuery): Promise<ViewsAnswer> {
    return this.views.viewers(me.id, query);
  }

  @Put('shown')
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async show(@Me() me: SessionMember, @Body({ schema: showViewsBody }) body: ShowViewsBody): Promise<DoneAnswer> {
    await this.views.setShown(me.id, body.show_views);
    return { done: true };
  }
}
