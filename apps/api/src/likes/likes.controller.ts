import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import {
  doneAnswer,
  likeAnswer,
  likeBody,
  likesAnswer,
  likesQuery,
  type DoneAnswer,
  type LikeAnswer,
  type LikeBody,
  type LikesAnswer,
  type LikesQuery,
} from '#contracts';
import { LikeListsService, LikesService } from '#likes';
import { Me } from '../auth/me.decorator.js';
import { ShowsMembers } from '../budgets/shown-profiles.js';

@Controller('api/likes')
export class LikesController {
  constructor(
    private readonly likes: LikesService,
    private readonly lists: LikeListsService,
  ) {}

  @Get()
  @ShowsMembers(({ profiles, liked_by, matches }: LikesAnswer) => [...profiles, ...liked_by, ...matches])
  @ApiResponse({ status: 200, standardSchema: likesAnswer })
  list(@Me() me: SessionMember, @Query({ schema: likesQuery }) query: LikesQuery): Promise<LikesAnswer> {
    return this.lists.lists(me.id, query);
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: likeAnswer })
  give(@Me() me: SessionMember, @Body({ schema: likeBody }) body: LikeBody): Promise<LikeAnswer> {
    return this.likes.give(me.id, body.profile);
  }

  @Delete()
  @ApiResponse({ status: 200, standardSchema: likeAnswer })
  takeBack(@Me() me: SessionMember, @Body({ schema: likeBody }) body: LikeBody): Promise<LikeAnswer> {
    return this.likes.takeBack(me.id, body.profile);
  }

  @Post('seen')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async seen(@Me() me: SessionMember, @Body({ schema: likeBody }) body: LikeBody): Promise<DoneAnswer> {
    await this.likes.markSeen(me.id, body.profile);
    return { done: true };
  }
}
