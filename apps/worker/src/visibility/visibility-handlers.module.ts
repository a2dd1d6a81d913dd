import { Module } from '@nestjs/common';
import { ForgetPartedHandler } from './forget-parted.handler.js';

@Module({ providers: [ForgetPartedHandler] })
export class VisibilityHandlersModule {}
