import type { JobName } from '#queues';
import type { PushDefinition, PushOfMailing } from '../definitions/index.js';
import { pushes as answering, pushesOfMailings as ofMailings } from './messages.generated.js';

/** The pushes that a job asks for. */
export const pushes: readonly PushDefinition[] = answering;
/** Those of mailings. */
export const pushesOfMailings: readonly Pick<PushOfMailing, 'kind' | 'categories'>[] = ofMailings;

export type PushJob = (typeof answering)[number]['job'];
export const pushJobs: readonly JobName[] = pushes.map(({ job }) => job);
