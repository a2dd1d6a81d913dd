import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '#audit';
import { AppealsRepository } from './decisions/appeals.repository.js';
import { AppealsService } from './decisions/appeals.service.js';
import { CasesRepository } from './cases/cases.repository.js';
import { CasesService } from './cases/cases.service.js';
import { ChildMaterialFiles } from './child-material/child-material-files.service.js';
import { ChildMaterialService } from './child-material/child-material.service.js';
import { ChildMaterialsRepository } from './child-material/child-materials.repository.js';
import { DossiersService } from './child-material/dossiers.service.js';
import { ComplaintsRepository } from './complaints/complaints.repository.js';
import { ComplaintsService } from './complaints/complaints.service.js';
import { DecisionEffects } from './decisions/decision-effects.service.js';
import { DecisionsRepository } from './decisions/decisions.repository.js';
import { DecisionsService } from './decisions/decisions.service.js';
import { DismissalsService } from './decisions/dismissals.service.js';
import { FraudContacts } from './fraud/fraud-contacts.service.js';
import { FraudContactsRepository } from './fraud/fraud-contacts.repository.js';
import { NotesRepository } from './cases/notes.repository.js';
import { EvidenceRepository } from './evidence/evidence.repository.js';
import { EvidenceService } from './evidence/evidence.service.js';
import { FictionalFlags } from './verifications/fictional-flags.service.js';
import { InitiativesRepository } from './initiatives/initiatives.repository.js';
import { InitiativesService } from './initiatives/initiatives.service.js';
import { LikenessService } from './signals/likeness.service.js';
import { MemberSignalsRepository } from './signals/member-signals.repository.js';
import { MemberSignals } from './signals/member-signals.service.js';
import { ModerationData } from './moderation.data.js';
import { OwnDecisions } from './decisions/own-decisions.service.js';
import { PublicFigures } from './transparency/public-figures.service.js';
import { ReadingRequestsRepository } from './initiatives/reading-requests.repository.js';
import { ReadingRequests } from './initiatives/reading-requests.service.js';
import { NoticedMembersRepository } from './signals/noticed-members.repository.js';
import { RejectedLooksRepository } from './signals/rejected-looks.repository.js';
import { ReportsRepository } from './reports/reports.repository.js';
import { ReportsService } from './reports/reports.service.js';
import { RemovableContent } from './decisions/removable-content.service.js';
import { ReviewEffects } from './reviews/review-effects.service.js';
import { ReviewsRepository } from './reviews/reviews.repository.js';
import { ReviewsService } from './review-queue/reviews.service.js';
import { ScamWordsRepository } from './signals/scam-words.repository.js';
import { ScamWordsService } from './signals/scam-words.service.js';
import { SelfieChecks } from './verifications/selfie-checks.service.js';
import { StatementFactsService } from './decisions/statement-facts.service.js';
import { SignalRulesRepository } from './signals/signal-rules.repository.js';
import { SignalRulesService } from './signals/signal-rules.service.js';
import { SignalsRepository } from './signals/signals.repository.js';
import { SignalsService } from './signals/signals.service.js';
import { TrustRepository } from './signals/trust.repository.js';
import { TransparencyRepository } from './transparency/transparency.repository.js';
import { TransparencyService } from './transparency/transparency.service.js';
import { TrustService } from './signals/trust.service.js';
import { VerificationsRepository } from './verifications/verifications.repository.js';
import { VerificationsService } from './verifications/verifications.service.js';
import { VerifiedBadges } from './verifications/verified-badges.service.js';
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
