import { ConsentEntity } from './consents/index.js';
import { ProfileEntity } from './profile.entity.js';
import { TownChangeEntity } from './own-profile/index.js';

export const profilesEntities = [ConsentEntity, ProfileEntity, TownChangeEntity];
