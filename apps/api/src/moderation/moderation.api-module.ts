import { Module } from '@nestjs/common';
import { AppealsController } from './appeals.controller.js';
import { ComplaintsController } from './complaints.controller.js';
import { ReportsController } from './reports.controller.js';

@Module({ controllers: [AppealsController, ComplaintsController, ReportsController] })
export class ModerationApiModule {}
