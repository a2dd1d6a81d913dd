import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EvidenceRepository } from './evidence.repository.js';
import { EvidenceService } from './evidence.service.js';
import { ModerationData } from './moderation.data.js';
import { ReportDecisions } from './report-decisions.service.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';
import { SignalsRepository } from './signals.repository.js';
import { SignalsService } from './signals.service.js';
import { TrustRepository } from './trust.repository.js';
import { TrustService } from './trust.service.js';
import { moderationEntities } from './moderation.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(moderationEntities)],
  providers: [
    ReportsService,
    ReportDecisions,
    EvidenceService,
    SignalsService,
    TrustService,
    ReportsRepository,
    EvidenceRepository,
    SignalsRepository,
    TrustRepository,
    ModerationData,
  ],
  exports: [ReportsService, EvidenceService, SignalsService, TrustService],
})
export class ModerationModule {}
