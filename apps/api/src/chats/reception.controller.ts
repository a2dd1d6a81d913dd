import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { SessionMember } from '#auth';
import { ReceptionService } from '#chats';
import { receptionAnswer, receptionBody, type ReceptionAnswer, type ReceptionBody } from '#contracts';
import { Me } from '../auth/me.decorator.js';

/** How a member wants to be written to. */
@Controller('api/reception')
export class ReceptionController {
  constructor(private readonly reception: ReceptionService) {}

  @Get()
  @ApiResponse({ status: 200, standardSchema: receptionAnswer })
  read(@Me() me: SessionMember): Promise<ReceptionAnswer> {
    return this.reception.read(me.id);
  }

  @Put()
  @ApiResponse({ status: 200, standardSchema: receptionAnswer })
  set(@Me() me: SessionMember, @Body({ schema: receptionBody }) body: ReceptionBody): Promise<ReceptionAnswer> {
    return this.reception.set(me.id, body);
  }
}
