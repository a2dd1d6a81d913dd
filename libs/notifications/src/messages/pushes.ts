import type { JobName } from '#queues';
import type { PushDefinition } from '../define-push.js';
import { likePush } from './like.notification.js';
import { messagePush } from './message.notification.js';
import { summaryPush } from './summary.notification.js';

/** Every push of the product: whoever adds one writes it beside the mail that tells the same, and names it here. */
export const pushes = [messagePush, likePush, summaryPush] as const satisfies readonly PushDefinition[];

export type PushJob = (typeof pushes)[number]['job'];
export const pushJobs: readonly JobName[] = pushes.map(({ job }) => job);
