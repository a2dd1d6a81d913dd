import { ConsentEntity } from './consent.entity.js';
import { ProfileEntity } from './profile.entity.js';
import { TownChangeEntity } from './town-change.entity.js';

export const profilesEntities = [ConsentEntity, ProfileEntity, TownChangeEntity];
