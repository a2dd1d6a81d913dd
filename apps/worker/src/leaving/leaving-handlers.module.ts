import { Module } from '@nestjs/common';
import { EraseDueHandler } from './erase-due.handler.js';
import { PrepareExportHandler } from './prepare-export.handler.js';
import { SweepExportsHandler } from './sweep-exports.handler.js';

@Module({ providers: [EraseDueHandler, PrepareExportHandler, SweepExportsHandler] })
export class LeavingHandlersModule {}
