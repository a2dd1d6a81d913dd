import { Module } from '@nestjs/common';
import { ForgetHintsHandler } from './forget-hints.handler.js';

@Module({ providers: [ForgetHintsHandler] })
export class RealtimeHandlersModule {}
