export { ModerationModule } from './moderation.module.js';
export { type Case, caseLanguage, CasesService, isOftenWrong, lockMinutes, type Moderator, type Note } from './cases/index.js';
export {
  type ChildMaterial,
  ChildMaterialFiles,
  ChildMaterialService,
  contactsFor,
  type Dossier,
  isOutOfSight,
  retentionOn,
  reportRecord,
  reportText,
} from './child-material/index.js';
export {
  type Appealable,
  appealEnd,
  AppealRulings,
  type AppealRuling,
  AppealsService,
  appealTokenOf,
  type Decision,
  DecisionsService,
  OwnDecisions,
  RemovableContent,
  removedBy,
  type RemovedItems,
  type Ruling,
  StatementFactsService,
  type OwnDecision,
} from './decisions/index.js';
export { type Complainant, ComplaintsService } from './complaints/index.js';
export {
  type FoundSignal,
  judgedAtOnce,
  LikenessService,
  MemberSignals,
  type NoticedMember,
  type Resemblance,
  type RuleFigures,
  type RuleName,
  type ScamWord,
  ScamWordsService,
  signalRules,
  SignalRulesService,
  SignalsService,
  type Trial,
  type Trust,
  TrustService,
  tryDays,
} from './signals/index.js';
export { FraudContacts } from './fraud/index.js';
export { FictionalFlags, SelfieChecks, type Verification, VerificationsService } from './verifications/index.js';
export { type DecisionSource, InitiativesService, mayAnswer, mayAskForMore, ReadingRequests } from './initiatives/index.js';
export { type ReportRow, ReportsService } from './reports/index.js';
export type { Evidence } from './evidence/index.js';
export {
  type ModeratorFigures,
  PublicFigures,
  statementColumns,
  type StatementRecord,
  statementRecord,
  TransparencyService,
} from './transparency/index.js';
export { type DecidedReview, ReviewsService } from './review-queue/index.js';
export type { Review, ReviewRow } from './reviews/index.js';
