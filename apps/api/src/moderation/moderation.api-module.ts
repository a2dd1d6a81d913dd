import { Module } from '@nestjs/common';
import { AppealsController } from './appeals.controller.js';
import { ReportsController } from './reports.controller.js';

@Module({ controllers: [AppealsController, ReportsController] })
export class ModerationApiModule {}
