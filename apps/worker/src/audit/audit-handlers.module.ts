import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { MakePartitionsHandler } from './make-partitions.handler.js';

@Module({ imports: [AuditModule], providers: [MakePartitionsHandler] })
export class AuditHandlersModule {}
