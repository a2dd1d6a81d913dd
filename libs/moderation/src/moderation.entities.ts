import { AppealEntity } from './appeal.entity.js';
import { CaseEntity } from './case.entity.js';
import { ChildMaterialEntity } from './child-material/child-material.entity.js';
import { ComplaintEntity } from './complaint.entity.js';
import { DecisionEntity } from './decision.entity.js';
import { EvidenceEntity } from './evidence.entity.js';
import { FraudContactEntity } from './fraud-contact.entity.js';
import { InitiativeEntity } from './initiative.entity.js';
import { MemberSignalEntity } from './member-signal.entity.js';
import { NoteEntity } from './note.entity.js';
import { ReadingRequestEntity } from './reading-request.entity.js';
import { RejectedLookEntity } from './rejected-look.entity.js';
import { ReportEntity } from './report.entity.js';
import { ReviewEntity } from './review.entity.js';
import { ScamWordEntity } from './scam-word.entity.js';
import { SignalRuleEntity } from './signal-rule.entity.js';
import { SignalEntity } from './signal.entity.js';
import { TrustLiftEntity } from './trust-lift.entity.js';
import { VerificationEntity } from './verification.entity.js';

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
