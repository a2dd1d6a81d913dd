import { MemberStandingEntity } from './member-standing.entity.js';
import { PairEntity } from './pair.entity.js';

export const visibilityEntities = [MemberStandingEntity, PairEntity];
