import { Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { FiguresModule } from '#back-office';
import { handlers } from './handlers.generated.js';

/** Together they handle every job; what they ask is of the features, and of two modules that no process has by itself. */
@Module({ imports: [AuditModule, FiguresModule], providers: [...handlers] })
export class HandlersModule {}
