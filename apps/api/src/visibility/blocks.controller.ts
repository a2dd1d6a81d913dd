import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Param, Post, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import {
  blockBody,
  blocksAnswer,
  blocksQuery,
  doneAnswer,
  memberId,
  type BlockBody,
  type BlocksAnswer,
  type BlocksQuery,
  type DoneAnswer,
  type MemberId,
} from '#contracts';
import { BlocksService } from '#visibility';
import { Me } from '../auth/me.decorator.js';
import { BlockedList } from './blocked-list.js';

@Controller('api/blocks')
export class BlocksController {
  constructor(
    private readonly blocks: BlocksService,
    private readonly list: BlockedList,
  ) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: blocksAnswer })
  blocked(@Me() me: SessionMember, @Query({ schema: blocksQuery }) query: BlocksQuery): Promise<BlocksAnswer> {
    return this.list.of(me.id, query);
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async block(@Me() me: SessionMember, @Body({ schema: blockBody }) body: BlockBody): Promise<DoneAnswer> {
    await this.blocks.block(me.id, body.profile);
    return { done: true };
  }

  @Delete(':id')
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async unblock(@Me() me: SessionMember, @Param('id', { schema: memberId }) id: MemberId): Promise<DoneAnswer> {
    await this.blocks.unblock(me.id, id);
    return { done: true };
  }
}
