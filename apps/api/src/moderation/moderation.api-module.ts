import { Module } from '@nestjs/common';
import { ComplaintsController } from './complaints.controller.js';
import { ReportsController } from './reports.controller.js';

@Module({ controllers: [ComplaintsController, ReportsController] })
export class ModerationApiModule {}
