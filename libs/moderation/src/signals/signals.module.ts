import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { HasteSignals } from './haste-signals.service.js';
import { LikenessService } from './likeness.service.js';
import { MemberSignalEntity } from './member-signal.entity.js';
import { MemberSignalsRepository } from './member-signals.repository.js';
import { MemberSignals } from './member-signals.service.js';
import { NoticedMembersRepository } from './noticed-members.repository.js';
import { RejectedLookEntity } from './rejected-look.entity.js';
import { RejectedLooksRepository } from './rejected-looks.repository.js';
import { ScamWordEntity } from './scam-word.entity.js';
import { ScamWordsRepository } from './scam-words.repository.js';
import { ScamWordsService } from './scam-words.service.js';
import { SignalRuleEntity } from './signal-rule.entity.js';
import { SignalRulesRepository } from './signal-rules.repository.js';
import { SignalRulesService } from './signal-rules.service.js';
import { SignalEntity } from './signal.entity.js';
import { SignalsRepository } from './signals.repository.js';
import { SignalsService } from './signals.service.js';
import { TrustLiftEntity } from './trust-lift.entity.js';
import { TrustRepository } from './trust.repository.js';
import { TrustService } from './trust.service.js';

/** What is noticed by itself, and how far a member is trusted for it. */
@Module({
  imports: [
    TypeOrmModule.forFeature([MemberSignalEntity, RejectedLookEntity, ScamWordEntity, SignalEntity, SignalRuleEntity, TrustLiftEntity]),
  ],
  providers: [
    HasteSignals,
    LikenessService,
    MemberSignals,
    MemberSignalsRepository,
    NoticedMembersRepository,
    RejectedLooksRepository,
    ScamWordsRepository,
    ScamWordsService,
    SignalRulesRepository,
    SignalRulesService,
    SignalsRepository,
    SignalsService,
    TrustRepository,
    TrustService,
  ],
  exports: [
    HasteSignals,
    LikenessService,
    MemberSignals,
    RejectedLooksRepository,
    ScamWordsService,
    SignalRulesService,
    SignalsService,
    TrustService,
  ],
})
export class SignalsModule {}
