import { Module } from '@nestjs/common';
import { OperationsModule } from '../operations.module.js';
import { StatusBoard } from './status-board.js';
import { StatusFiles } from './status-files.js';
import { StatusModule } from './status.module.js';

/** For a process that looks how the site is, and writes it down for whoever cannot reach the site. */
@Module({
  imports: [OperationsModule, StatusModule],
  providers: [StatusBoard, StatusFiles],
  exports: [StatusBoard],
})
export class StatusBoardModule {}
