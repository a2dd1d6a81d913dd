import { Module } from '@nestjs/common';
import { EraseDueHandler } from './erase-due.handler.js';

@Module({ providers: [EraseDueHandler] })
export class LeavingHandlersModule {}
