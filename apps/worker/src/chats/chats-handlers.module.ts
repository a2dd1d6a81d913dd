import { Module } from '@nestjs/common';
import { ReconcileHandler } from './reconcile.handler.js';

@Module({ providers: [ReconcileHandler] })
export class ChatsHandlersModule {}
