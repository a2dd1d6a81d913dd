import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '#audit';
import { AppealsRepository } from './appeals.repository.js';
import { AppealsService } from './appeals.service.js';
import { CasesRepository } from './cases.repository.js';
import { CasesService } from './cases.service.js';
import { ChildMaterialFiles } from './child-material/child-material-files.service.js';
import { ChildMaterialService } from './child-material/child-material.service.js';
import { ChildMaterialsRepository } from './child-material/child-materials.repository.js';
import { DossiersService } from './child-material/dossiers.service.js';
import { ComplaintsRepository } from './complaints.repository.js';
import { ComplaintsService } from './complaints.service.js';
import { DecisionEffects } from './decision-effects.service.js';
import { DecisionsRepository } from './decisions.repository.js';
import { DecisionsService } from './decisions.service.js';
import { DismissalsService } from './dismissals.service.js';
import { FraudContacts } from './fraud-contacts.service.js';
import { FraudContactsRepository } from './fraud-contacts.repository.js';
import { NotesRepository } from './notes.repository.js';
import { EvidenceRepository } from './evidence.repository.js';
import { EvidenceService } from './evidence.service.js';
import { FictionalFlags } from './fictional-flags.service.js';
import { InitiativesRepository } from './initiatives.repository.js';
import { InitiativesService } from './initiatives.service.js';
import { LikenessService } from './likeness.service.js';
import { MemberSignalsRepository } from './member-signals.repository.js';
import { MemberSignals } from './member-signals.service.js';
import { ModerationData } from './moderation.data.js';
import { OwnDecisions } from './own-decisions.service.js';
import { PublicFigures } from './public-figures.service.js';
import { ReadingRequestsRepository } from './reading-requests.repository.js';
import { ReadingRequests } from './reading-requests.service.js';
import { NoticedMembersRepository } from './noticed-members.repository.js';
import { RejectedLooksRepository } from './rejected-looks.repository.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsService } from './reports.service.js';
import { RemovableContent } from './removable-content.service.js';
import { ReviewEffects } from './review-effects.service.js';
import { ReviewsRepository } from './reviews.repository.js';
import { ReviewsService } from './reviews.service.js';
import { ScamWordsRepository } from './scam-words.repository.js';
import { ScamWordsService } from './scam-words.service.js';
import { SelfieChecks } from './selfie-checks.service.js';
import { StatementFactsService } from './statement-facts.service.js';
import { SignalRulesRepository } from './signal-rules.repository.js';
import { SignalRulesService } from './signal-rules.service.js';
import { SignalsRepository } from './signals.repository.js';
import { SignalsService } from './signals.service.js';
import { TrustRepository } from './trust.repository.js';
import { TransparencyRepository } from './transparency.repository.js';
import { TransparencyService } from './transparency.service.js';
import { TrustService } from './trust.service.js';
import { VerificationsRepository } from './verifications.repository.js';
import { VerificationsService } from './verifications.service.js';
import { VerifiedBadges } from './verified-badges.service.js';
import { moderationEntities } from './moderation.entities.js';

@Global()
@Module({
  imports: [AuditModule, TypeOrmModule.forFeature(moderationEntities)],
  providers: [
    ReportsService,
    AppealsService,
    AppealsRepository,
    FraudContacts,
    FraudContactsRepository,
    CasesService,
    ChildMaterialFiles,
    ChildMaterialService,
    ChildMaterialsRepository,
    DossiersService,
    ComplaintsService,
    ComplaintsRepository,
    DecisionsService,
    DecisionEffects,
    DismissalsService,
    CasesRepository,
    DecisionsRepository,
    NotesRepository,
    OwnDecisions,
    PublicFigures,
    EvidenceService,
    FictionalFlags,
    InitiativesRepository,
    InitiativesService,
    LikenessService,
    MemberSignals,
    MemberSignalsRepository,
    NoticedMembersRepository,
    ReadingRequests,
    ReadingRequestsRepository,
    RejectedLooksRepository,
    ScamWordsRepository,
    ScamWordsService,
    SignalRulesRepository,
    SignalRulesService,
    RemovableContent,
    ReviewEffects,
    ReviewsRepository,
    ReviewsService,
    SelfieChecks,
    SignalsService,
    StatementFactsService,
    TrustService,
    VerificationsRepository,
    VerificationsService,
    VerifiedBadges,
    ReportsRepository,
    EvidenceRepository,
    SignalsRepository,
    TransparencyService,
    TransparencyRepository,
    TrustRepository,
    ModerationData,
  ],
  exports: [
    AppealsService,
    CasesService,
    ChildMaterialFiles,
    ChildMaterialService,
    ComplaintsService,
    DecisionsService,
    EvidenceService,
    FictionalFlags,
    FraudContacts,
    InitiativesService,
    OwnDecisions,
    PublicFigures,
    LikenessService,
    MemberSignals,
    ScamWordsService,
    SignalRulesService,
    ReadingRequests,
    ReportsService,
    ReviewsService,
    SelfieChecks,
    SignalsService,
    StatementFactsService,
    TransparencyService,
    TrustService,
    VerificationsService,
  ],
})
export class ModerationModule {}
