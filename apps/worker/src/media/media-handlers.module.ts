import { Module } from '@nestjs/common';
import { LearnLooksHandler } from './learn-looks.handler.js';
import { RenderPhotoHandler } from './render-photo.handler.js';
import { SweepStraysHandler } from './sweep-strays.handler.js';

@Module({ providers: [LearnLooksHandler, RenderPhotoHandler, SweepStraysHandler] })
export class MediaHandlersModule {}
