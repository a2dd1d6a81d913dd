import { Module } from '@nestjs/common';
import { MakePagePartitionsHandler } from './make-partitions.handler.js';

@Module({ providers: [MakePagePartitionsHandler] })
export class SiteHandlersModule {}
