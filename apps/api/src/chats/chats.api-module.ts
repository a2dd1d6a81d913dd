import { Module } from '@nestjs/common';
import { ChatsController } from './chats.controller.js';
import { ReceptionController } from './reception.controller.js';

@Module({ controllers: [ChatsController, ReceptionController] })
export class ChatsApiModule {}
