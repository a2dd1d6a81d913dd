export { VisibilityModule } from './visibility.module.js';
export { VisibilityService } from './visibility.service.js';
export { BlocksService } from './blocks.service.js';
export { BlockHooks, type BlockHook } from './block-hooks.js';
export { StandingService } from './standing.service.js';
export { PresenceService } from './presence.service.js';
export { ImportedMembers, type ImportedBlock, type ImportedStanding } from './imported-members.js';
export type { Pair } from './pairs.repository.js';
export type { Standing, StandingFlag } from './standings.repository.js';
