import { IncidentEntity } from './incident.entity.js';
import { StatusClockEntity } from './status-clock.entity.js';
import { StatusDayEntity } from './status-day.entity.js';

export const statusEntities = [IncidentEntity, StatusClockEntity, StatusDayEntity];
