import { Global, Module } from '@nestjs/common';
import { EvidenceService } from './evidence.service.js';
import { ModerationData } from './moderation.data.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';
import { SignalsRepository } from './signals.repository.js';
import { SignalsService } from './signals.service.js';

@Global()
@Module({
  providers: [ReportsService, EvidenceService, SignalsService, ReportsRepository, SignalsRepository, ModerationData],
  exports: [ReportsService, EvidenceService, SignalsService],
})
export class ModerationModule {}
