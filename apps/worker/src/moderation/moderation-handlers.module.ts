import { Module } from '@nestjs/common';
import { ForgetOldHandler } from './forget-old.handler.js';
import { NoteSignalsHandler } from './note-signals.handler.js';
import { NoticeOpenersHandler } from './notice-openers.handler.js';

@Module({ providers: [NoteSignalsHandler, NoticeOpenersHandler, ForgetOldHandler] })
export class ModerationHandlersModule {}
