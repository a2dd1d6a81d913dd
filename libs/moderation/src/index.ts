export { ModerationModule } from './moderation.module.js';
export { caseLanguage, CasesService, isOftenWrong, lockMinutes, type Case, type Moderator, type Note } from './cases/index.js';
export {
  ChildMaterialDestruction,
  ChildMaterialFiles,
  childMaterialFound,
  ChildMaterialService,
  contactsFor,
  isOutOfSight,
  reportRecord,
  reportText,
  retentionOn,
  type ChildMaterial,
  type Dossier,
} from './child-material/index.js';
export {
  appealEnd,
  AppealRulings,
  AppealsService,
  appealTokenOf,
  DecisionsService,
  OwnDecisions,
  RemovableContent,
  removedBy,
  StatementFactsService,
  type Appealable,
  type AppealRuling,
  type Decision,
  type OwnDecision,
  type RemovedItems,
  type Ruling,
} from './decisions/index.js';
export { ComplaintsService, type Complainant } from './complaints/index.js';
export {
  HasteSignals,
  judgedAtOnce,
  LikenessService,
  MemberSignals,
  ScamWordsService,
  signalRules,
  SignalRulesService,
  SignalsService,
  TrustService,
  tryDays,
  type FoundSignal,
  type NoticedMember,
  type Resemblance,
  type RuleFigures,
  type RuleName,
  type ScamWord,
  type Trial,
  type Trust,
} from './signals/index.js';
export { FraudContacts } from './fraud/index.js';
export { FictionalFlags, SelfieChecks, SelfieEndings, VerificationsService, type Verification } from './verifications/index.js';
export { InitiativesService, mayAnswer, mayAskForMore, ReadingRequests, type DecisionSource } from './initiatives/index.js';
export { ReportsService, type ReportRow } from './reports/index.js';
export type { Evidence } from './evidence/index.js';
export {
  PublicFigures,
  statementColumns,
  statementRecord,
  TransparencyService,
  type ModeratorFigures,
  type StatementRecord,
} from './transparency/index.js';
export { ReviewLifecycle, ReviewsService, type DecidedReview } from './review-queue/index.js';
export type { Review, ReviewRow } from './reviews/index.js';
export * as moderationEvents from './moderation.events.js';
