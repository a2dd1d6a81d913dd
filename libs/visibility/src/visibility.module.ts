import { Global, Module } from '@nestjs/common';
import { StandingPort } from '#auth';
import { PairsRepository } from './pairs.repository.js';
import { PresenceService } from './presence.service.js';
import { StandingService } from './standing.service.js';
import { StandingsRepository } from './standings.repository.js';
import { VisibilityService } from './visibility.service.js';

@Global()
@Module({
  providers: [
    VisibilityService,
    StandingService,
    PresenceService,
    PairsRepository,
    StandingsRepository,
    { provide: StandingPort, useExisting: StandingService },
  ],
  exports: [VisibilityService, StandingService, PresenceService, PairsRepository, StandingPort],
})
export class VisibilityModule {}
