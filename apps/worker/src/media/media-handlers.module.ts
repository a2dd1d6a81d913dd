import { Module } from '@nestjs/common';
import { RenderPhotoHandler } from './render-photo.handler.js';
import { SweepStraysHandler } from './sweep-strays.handler.js';

@Module({ providers: [RenderPhotoHandler, SweepStraysHandler] })
export class MediaHandlersModule {}
