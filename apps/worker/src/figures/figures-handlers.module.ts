import { Module } from '@nestjs/common';
import { FiguresModule } from '#back-office';
import { RefreshFiguresHandler } from './refresh.handler.js';

@Module({ imports: [FiguresModule], providers: [RefreshFiguresHandler] })
export class FiguresHandlersModule {}
