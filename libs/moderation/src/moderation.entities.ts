import { EvidenceEntity } from './evidence.entity.js';
import { ReportEntity } from './report.entity.js';
import { SignalEntity } from './signal.entity.js';
import { TrustLiftEntity } from './trust-lift.entity.js';

export const moderationEntities = [EvidenceEntity, ReportEntity, SignalEntity, TrustLiftEntity];
