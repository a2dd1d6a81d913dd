import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import {
  passedAnswer,
  passedQuery,
  swipeAnswer,
  swipeBody,
  swipeDeckAnswer,
  unswipeAnswer,
  unswipeBody,
  type PassedAnswer,
  type PassedQuery,
  type SwipeAnswer,
  type SwipeBody,
  type SwipeDeckAnswer,
  type UnswipeAnswer,
  type UnswipeBody,
} from '#contracts';
import { SwipesService } from '#likes';
import { SwipeDeckService } from '#search';
import { Me } from '../auth/me.decorator.js';
import { ShowsMembers } from '../budgets/shown-profiles.js';

@Controller('api/swipes')
export class SwipesController {
  constructor(
    private readonly swipes: SwipesService,
    private readonly cards: SwipeDeckService,
  ) {}

  @Get()
  @ShowsMembers(({ profiles }: SwipeDeckAnswer) => profiles)
  @ApiResponse({ status: 200, standardSchema: swipeDeckAnswer })
  deck(@Me() me: SessionMember): Promise<SwipeDeckAnswer> {
    return this.cards.deck(me);
  }

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: swipeAnswer })
  swipe(@Me() me: SessionMember, @Body({ schema: swipeBody }) body: SwipeBody): Promise<SwipeAnswer> {
    return this.swipes.swipe(me, body);
  }

  @Post('undo')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: unswipeAnswer })
  undo(@Me() me: SessionMember, @Body({ schema: unswipeBody }) body: UnswipeBody): Promise<UnswipeAnswer> {
    return this.swipes.undo(me, body.profile);
  }

  @Get('passed')
  @ShowsMembers(({ profiles }: PassedAnswer) => profiles)
  @ApiResponse({ status: 200, standardSchema: passedAnswer })
  passed(@Me() me: SessionMember, @Query({ schema: passedQuery }) query: PassedQuery): Promise<PassedAnswer> {
    return this.swipes.passed(me.id, query);
  }

  @Delete('passed')
  @ApiResponse({ status: 200, standardSchema: unswipeAnswer })
  bringBack(@Me() me: SessionMember, @Body({ schema: unswipeBody }) body: UnswipeBody): Promise<UnswipeAnswer> {
    return this.swipes.bringBack(me, body.profile);
  }
}
