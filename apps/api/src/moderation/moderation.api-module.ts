import { Module } from '@nestjs/common';
import { AppealsController } from './appeals.controller.js';
import { ComplaintsController } from './complaints.controller.js';
import { DecisionsController } from './decisions.controller.js';
import { MediaApiModule } from '../media/media.api-module.js';
import { ReportsController } from './reports.controller.js';
import { VerificationController } from './verification.controller.js';

@Module({
  imports: [MediaApiModule],
  controllers: [AppealsController, ComplaintsController, DecisionsController, ReportsController, VerificationController],
})
export class ModerationApiModule {}
