export { ProfilesModule } from './profiles.module.js';
export { ProfilesService } from './profiles.service.js';
export { CardsService, type Marks } from './cards.service.js';
export type { OwnProfile } from './profiles.repository.js';
export { ageSql } from './age.sql.js';
export { cardsSql } from './cards.repository.js';
