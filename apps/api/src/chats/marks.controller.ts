import { Body, Controller, Get, HttpCode, HttpStatus, Param, Post } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import { MarksService } from '#chats';
import {
  chatId,
  deliveredBody,
  doneAnswer,
  presenceAnswer,
  type ChatId,
  type DeliveredBody,
  type DoneAnswer,
  type PresenceAnswer,
} from '#contracts';
import { Me } from '../auth/me.decorator.js';

/** The small signs between two who talk. */
@Controller('api')
export class MarksController {
  constructor(private readonly marks: MarksService) {}

  @Post('chats/delivered')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async delivered(@Me() me: SessionMember, @Body({ schema: deliveredBody }) body: DeliveredBody): Promise<DoneAnswer> {
    await this.marks.delivered(me.id, body);
    return { done: true };
  }

  @Post('chats/:id/typing')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async typing(@Me() me: SessionMember, @Param('id', { schema: chatId }) id: ChatId): Promise<DoneAnswer> {
    await this.marks.typing(me.id, id);
    return { done: true };
  }

  @Get('presence')
  @ApiResponse({ status: 200, standardSchema: presenceAnswer })
  online(@Me() me: SessionMember): Promise<PresenceAnswer> {
    return this.marks.online(me.id);
  }
}
