import { Body, Controller, Delete, Get, Headers, HttpCode, HttpStatus, Param, Post, Query, Res } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { SessionMember } from '#auth';
import { ClosingService, ReadingService, SendingService } from '#chats';
import {
  chatAnswer,
  chatId,
  chatsAnswer,
  chatsQuery,
  doneAnswer,
  messagesAnswer,
  messagesQuery,
  openChatBody,
  readBody,
  removeChatBody,
  sendGiftBody,
  sendMessageAnswer,
  sendMessageBody,
  type ChatAnswer,
  type ChatId,
  type ChatsAnswer,
  type ChatsQuery,
  type DoneAnswer,
  type MessagesAnswer,
  type MessagesQuery,
  type OpenChatBody,
  type ReadBody,
  type RemoveChatBody,
  type SendGiftBody,
  type SendMessageAnswer,
  type SendMessageBody,
} from '#contracts';
import { Me } from '../auth/me.decorator.js';

@Controller('api')
export class ChatsController {
  constructor(
    private readonly sending: SendingService,
    private readonly reading: ReadingService,
    private readonly closing: ClosingService,
  ) {}

  /** The feed. An idle poll with the ETag of the last answer gets 304 for one question to Postgres. */
  @Get('chats')
  @ApiResponse({ status: 200, standardSchema: chatsAnswer })
  async feed(
    @Me() me: SessionMember,
    @Query({ schema: chatsQuery }) query: ChatsQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatsAnswer | undefined> {
    const mark = await this.reading.feedMark(me.id);
    const etag = `"${query.after ?? ''}-${mark.seq}-${mark.newLikes}"`;
    void reply.header('etag', etag);
    if (known === etag) {
      void reply.status(HttpStatus.NOT_MODIFIED);
      return undefined;
    }
    return this.reading.feed(me.id, query.after, mark);
  }

  @Post('chats')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: chatAnswer })
  open(@Me() me: SessionMember, @Body({ schema: openChatBody }) body: OpenChatBody): Promise<ChatAnswer> {
    return this.reading.open(me.id, body.profile);
  }

  @Get('chats/:id')
  @ApiResponse({ status: 200, standardSchema: chatAnswer })
  chat(@Me() me: SessionMember, @Param('id', { schema: chatId }) id: ChatId): Promise<ChatAnswer> {
    return this.reading.chat(me.id, id);
  }

  @Get('chats/:id/messages')
  @ApiResponse({ status: 200, standardSchema: messagesAnswer })
  messages(
    @Me() me: SessionMember,
    @Param('id', { schema: chatId }) id: ChatId,
    @Query({ schema: messagesQuery }) query: MessagesQuery,
  ): Promise<MessagesAnswer> {
    return this.reading.messages(me.id, id, query);
  }

  @Post('chats/:id/messages')
  @ApiResponse({ status: 201, standardSchema: sendMessageAnswer })
  async send(
    @Me() me: SessionMember,
    @Param('id', { schema: chatId }) id: ChatId,
    @Body({ schema: sendMessageBody }) body: SendMessageBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SendMessageAnswer> {
    return answered(await this.sending.sendMessage(me, id, body), reply);
  }

  @Post('chats/:id/gifts')
  @ApiResponse({ status: 201, standardSchema: sendMessageAnswer })
  async sendGift(
    @Me() me: SessionMember,
    @Param('id', { schema: chatId }) id: ChatId,
    @Body({ schema: sendGiftBody }) body: SendGiftBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SendMessageAnswer> {
    return answered(await this.sending.sendGift(me, id, body), reply);
  }

  @Post('chats/:id/read')
  @HttpCode(HttpStatus.OK)
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async read(
    @Me() me: SessionMember,
    @Param('id', { schema: chatId }) id: ChatId,
    @Body({ schema: readBody }) body: ReadBody,
  ): Promise<DoneAnswer> {
    await this.reading.markRead(me.id, id, body.seq);
    return { done: true };
  }

  @Delete('chat')
  @ApiResponse({ status: 200, standardSchema: doneAnswer })
  async remove(@Me() me: SessionMember, @Body({ schema: removeChatBody }) body: RemoveChatBody): Promise<DoneAnswer> {
    await this.closing.remove(me.id, body.conversation);
    return { done: true };
  }
}

/** A repeat makes nothing new, and says so by its status too. */
function answered(sent: SendMessageAnswer, reply: FastifyReply): SendMessageAnswer {
  if (sent.duplicate) void reply.status(HttpStatus.OK);
  return sent;
}
