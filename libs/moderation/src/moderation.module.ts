import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CasesRepository } from './cases.repository.js';
import { CasesService } from './cases.service.js';
import { DecisionEffects } from './decision-effects.service.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { NotesRepository } from './notes.repository.js';
import { EvidenceRepository } from './evidence.repository.js';
import { EvidenceService } from './evidence.service.js';
import { FictionalFlags } from './fictional-flags.service.js';
import { ModerationData } from './moderation.data.js';
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
    CasesService,
    DecisionsService,
    DecisionEffects,
    CasesRepository,
    DecisionsRepository,
    NotesRepository,
    EvidenceService,
    FictionalFlags,
    SignalsService,
    TrustService,
    ReportsRepository,
    EvidenceRepository,
    SignalsRepository,
    TrustRepository,
    ModerationData,
  ],
  exports: [CasesService, DecisionsService, FictionalFlags, ReportsService, EvidenceService, SignalsService, TrustService],
})
export class ModerationModule {}
