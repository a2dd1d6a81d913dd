export { AboutTextsService, type RemovedAbout } from './about-texts.service.js';
export { NameAndAbout } from './name-and-about.service.js';
export { OfferedInterests } from './offered-interests.service.js';
export { OwnProfileRepository } from './own-profile.repository.js';
export { OwnProfileService } from './own-profile.service.js';
export { ProfileCorrections } from './profile-corrections.service.js';
export { ProfileFactsRepository } from './profile-facts.repository.js';
export { TownChangeEntity } from './town-change.entity.js';
export { TownMoves } from './town-moves.service.js';
