import { Module } from '@nestjs/common';
import { EraseDueHandler } from './erase-due.handler.js';
import { PrepareExportHandler } from './prepare-export.handler.js';
import { SweepExportsHandler } from './sweep-exports.handler.js';
import { WithdrawExportsHandler } from './withdraw-exports.handler.js';

@Module({ providers: [EraseDueHandler, PrepareExportHandler, SweepExportsHandler, WithdrawExportsHandler] })
export class LeavingHandlersModule {}
