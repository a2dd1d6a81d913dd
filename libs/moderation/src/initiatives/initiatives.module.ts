import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CasesModule } from '../cases/index.js';
import { EvidenceModule } from '../evidence/index.js';
import { InitiativeEntity } from './initiative.entity.js';
import { InitiativesRepository } from './initiatives.repository.js';
import { InitiativesService } from './initiatives.service.js';
import { ReadingRequestEntity } from './reading-request.entity.js';
import { ReadingRequestsRepository } from './reading-requests.repository.js';
import { ReadingRequests } from './reading-requests.service.js';

/** Cases that staff open themselves, and what more they may read in them. */
@Module({
  imports: [TypeOrmModule.forFeature([InitiativeEntity, ReadingRequestEntity]), CasesModule, EvidenceModule],
  providers: [InitiativesRepository, InitiativesService, ReadingRequests, ReadingRequestsRepository],
  exports: [InitiativesService, ReadingRequests],
})
export class InitiativesModule {}
