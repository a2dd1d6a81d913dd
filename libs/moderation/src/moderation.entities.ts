import { AppealEntity } from './decisions/appeal.entity.js';
import { CaseEntity } from './cases/case.entity.js';
import { ChildMaterialEntity } from './child-material/child-material.entity.js';
import { ComplaintEntity } from './complaints/complaint.entity.js';
import { DecisionEntity } from './decisions/decision.entity.js';
import { EvidenceEntity } from './evidence/evidence.entity.js';
import { FraudContactEntity } from './fraud/fraud-contact.entity.js';
import { InitiativeEntity } from './initiatives/initiative.entity.js';
import { MemberSignalEntity } from './signals/member-signal.entity.js';
import { NoteEntity } from './cases/note.entity.js';
import { ReadingRequestEntity } from './initiatives/reading-request.entity.js';
import { RejectedLookEntity } from './signals/rejected-look.entity.js';
import { ReportEntity } from './reports/report.entity.js';
import { ReviewEntity } from './reviews/review.entity.js';
import { ScamWordEntity } from './signals/scam-word.entity.js';
import { SignalRuleEntity } from './signals/signal-rule.entity.js';
import { SignalEntity } from './signals/signal.entity.js';
import { TrustLiftEntity } from './signals/trust-lift.entity.js';
import { VerificationEntity } from './verifications/verification.entity.js';

export const moderationEntities = [
  AppealEntity,
  CaseEntity,
  ChildMaterialEntity,
  ComplaintEntity,
  DecisionEntity,
  EvidenceEntity,
  FraudContactEntity,
  InitiativeEntity,
  MemberSignalEntity,
  NoteEntity,
  ReadingRequestEntity,
  RejectedLookEntity,
  ReportEntity,
  ReviewEntity,
  ScamWordEntity,
  SignalEntity,
  SignalRuleEntity,
  TrustLiftEntity,
  VerificationEntity,
];
