import { Global, Module } from '@nestjs/common';
import { CasesModule } from './cases/index.js';
import { EvidenceModule } from './evidence/index.js';
import { ReportsModule } from './reports/index.js';
import { ComplaintsModule } from './complaints/index.js';
import { SignalsModule } from './signals/index.js';
import { InitiativesModule } from './initiatives/index.js';
import { ReviewsModule } from './reviews/index.js';
import { DecisionsModule } from './decisions/index.js';
import { ReviewQueueModule } from './review-queue/index.js';
import { FraudModule } from './fraud/index.js';
import { TransparencyModule } from './transparency/index.js';
import { VerificationsModule } from './verifications/index.js';
import { ChildMaterialModule } from './child-material/index.js';
import { ModerationData } from './moderation.data.js';

const parts = [
  CasesModule,
  EvidenceModule,
  ReportsModule,
  ComplaintsModule,
  SignalsModule,
  InitiativesModule,
  ReviewsModule,
  DecisionsModule,
  ReviewQueueModule,
  FraudModule,
  TransparencyModule,
  VerificationsModule,
  ChildMaterialModule,
];

@Global()
@Module({ imports: parts, providers: [ModerationData], exports: parts })
export class ModerationModule {}
