import type { JobName } from '#queues';
import type { PushDefinition, PushOfMailing } from '../define-push.js';
import { promotionPush, siteNewsPush } from './announcement.notification.js';
import { likePush } from './like.notification.js';
import { messagePush } from './message.notification.js';
import { newMembersPush } from './new-members.notification.js';
import { summaryPush } from './summary.notification.js';
import { unreadPush } from './unread.notification.js';

/** Every push that a job asks for: whoever adds one writes it beside the mail that tells the same, and names it here. */
export const pushes = [messagePush, unreadPush, likePush, summaryPush] as const satisfies readonly PushDefinition[];

/** Those of mailings. */
export const pushesOfMailings: readonly Pick<PushOfMailing, 'kind' | 'categories'>[] = [newMembersPush, promotionPush, siteNewsPush];

export type PushJob = (typeof pushes)[number]['job'];
export const pushJobs: readonly JobName[] = pushes.map(({ job }) => job);
