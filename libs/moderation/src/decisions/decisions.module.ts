import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CasesModule } from '../cases/index.js';
import { ComplaintsModule } from '../complaints/index.js';
import { EvidenceModule } from '../evidence/index.js';
import { InitiativesModule } from '../initiatives/index.js';
import { ReportsModule } from '../reports/index.js';
import { ReviewsModule } from '../reviews/index.js';
import { SignalsModule } from '../signals/index.js';
import { AccountMeasures } from './account-measures.service.js';
import { AppealRulings } from './appeal-rulings.service.js';
import { AppealEntity } from './appeal.entity.js';
import { AppealsRepository } from './appeals.repository.js';
import { AppealsService } from './appeals.service.js';
import { ContentRemoval } from './content-removal.service.js';
import { DecisionEffects } from './decision-effects.service.js';
import { DecisionEvents } from './decision-events.service.js';
import { DecisionViews } from './decision-views.service.js';
import { DecisionEntity } from './decision.entity.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { DismissalsService } from './dismissals.service.js';
import { OwnDecisions } from './own-decisions.service.js';
import { RemovableContent } from './removable-content.service.js';
import { StatementFactsService } from './statement-facts.service.js';
import { WrittenAppeals } from './written-appeals.service.js';

/** What moderators decide, what it does, and the appeals against it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([AppealEntity, DecisionEntity]),
    CasesModule,
    ComplaintsModule,
    EvidenceModule,
    InitiativesModule,
    ReportsModule,
    ReviewsModule,
    SignalsModule,
  ],
  providers: [
    AccountMeasures,
    AppealRulings,
    AppealsRepository,
    AppealsService,
    ContentRemoval,
    DecisionEffects,
    DecisionEvents,
    DecisionViews,
    DecisionsRepository,
    DecisionsService,
    DismissalsService,
    OwnDecisions,
    RemovableContent,
    StatementFactsService,
    WrittenAppeals,
  ],
  exports: [
    AccountMeasures,
    AppealRulings,
    AppealsRepository,
    AppealsService,
    DecisionsRepository,
    DecisionsService,
    OwnDecisions,
    RemovableContent,
    StatementFactsService,
  ],
})
export class DecisionsModule {}
