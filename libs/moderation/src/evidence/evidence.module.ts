import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EvidenceEntity } from './evidence.entity.js';
import { EvidenceRepository } from './evidence.repository.js';
import { EvidenceService } from './evidence.service.js';

/** What a case rests on, sealed as it was. */
@Module({
  imports: [TypeOrmModule.forFeature([EvidenceEntity])],
  providers: [EvidenceRepository, EvidenceService],
  exports: [EvidenceService],
})
export class EvidenceModule {}
