import { Module } from '@nestjs/common';
import { StatusBoardModule } from '#operations';
import { StatusController } from './status.controller.js';

@Module({ imports: [StatusBoardModule], controllers: [StatusController] })
export class StatusApiModule {}
