import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StandingPort } from '#auth';
import { BlocksService } from './blocks.service.js';
import { PairsRepository } from './pairs.repository.js';
import { BlockHooks } from './block-hooks.js';
import { ImportedMembers } from './imported-members.js';
import { ImportedMembersRepository } from './imported-members.repository.js';
import { PresenceService } from './presence.service.js';
import { StandingService } from './standing.service.js';
import { StandingsRepository } from './standings.repository.js';
import { VisibilityData } from './visibility.data.js';
import { VisibilityService } from './visibility.service.js';
import { visibilityEntities } from './visibility.entities.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature(visibilityEntities)],
  providers: [
    VisibilityService,
    BlocksService,
    BlockHooks,
    StandingService,
    PresenceService,
    ImportedMembers,
    ImportedMembersRepository,
    PairsRepository,
    StandingsRepository,
    VisibilityData,
    { provide: StandingPort, useExisting: StandingService },
  ],
  exports: [VisibilityService, BlocksService, BlockHooks, StandingService, PresenceService, ImportedMembers, PairsRepository, StandingPort],
})
export class VisibilityModule {}
