import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BadgeAnnouncements } from './badge-announcements.service.js';
import { Candidates } from './candidates.service.js';
import { FictionalFlags } from './fictional-flags.service.js';
import { SelfieChecks } from './selfie-checks.service.js';
import { SelfieEndings } from './selfie-endings.service.js';
import { VerificationDrops } from './verification-drops.service.js';
import { VerificationEntity } from './verification.entity.js';
import { VerificationsRepository } from './verifications.repository.js';
import { VerificationsService } from './verifications.service.js';
import { VerifiedBadges } from './verified-badges.service.js';

/** Whether there is the person behind a profile whom its photos show. */
@Module({
  imports: [TypeOrmModule.forFeature([VerificationEntity])],
  providers: [
    BadgeAnnouncements,
    Candidates,
    FictionalFlags,
    SelfieChecks,
    SelfieEndings,
    VerificationDrops,
    VerificationsRepository,
    VerificationsService,
    VerifiedBadges,
  ],
  exports: [FictionalFlags, SelfieChecks, SelfieEndings, VerificationDrops, VerificationsService],
})
export class VerificationsModule {}
