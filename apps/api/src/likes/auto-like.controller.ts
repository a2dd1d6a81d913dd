import { Controller, Get, HttpStatus, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { SessionMember } from '#auth';
import { autoLikeAnswer, type AutoLikeAnswer } from '#contracts';
import { LikeListsService } from '#likes';
import { Me } from '../auth/me.decorator.js';
import { ShowsMembers } from '../budgets/shown-profiles.js';

@Controller('api/auto-like')
export class AutoLikeController {
  constructor(private readonly lists: LikeListsService) {}

  /** For the "New like!" dialog that nobody asked for: a like that waits, or 204. */
  @Get()
  @ShowsMembers((like: AutoLikeAnswer) => [like])
  @ApiResponse({ status: 200, standardSchema: autoLikeAnswer })
  @ApiResponse({ status: 204 })
  async next(@Me() me: SessionMember, @Res({ passthrough: true }) reply: FastifyReply): Promise<AutoLikeAnswer | undefined> {
    const like = await this.lists.autoLike(me.id);
    if (like) return like;
    void reply.status(HttpStatus.NO_CONTENT);
    return undefined;
  }
}
