import { Module } from '@nestjs/common';
import { ForgetChangesHandler } from './forget-changes.handler.js';

@Module({ providers: [ForgetChangesHandler] })
export class AccountHandlersModule {}
