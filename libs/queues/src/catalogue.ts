import * as z from 'zod';

export type JobDefinition<Payload = unknown> = {
  readonly queue: QueueName;
  readonly payload: z.ZodType<Payload>;
  /** Seconds before each next try; the last one repeats until the outbox gives up. */
  readonly pauses: readonly number[];
};

/** One hash tag for each queue, so that queues can spread over a Redis cluster. */
export const queueNames = ['mail-critical', 'mail-bulk', 'photo', 'export', 'moderation', 'schedule'] as const;
export type QueueName = (typeof queueNames)[number];

/** How many jobs of a queue one worker runs at a time. */
export const concurrency: Record<QueueName, number> = {
  'mail-critical': 8,
  'mail-bulk': 4,
  photo: 2,
  export: 1,
  moderation: 2,
  schedule: 1,
};

const job = <Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> => definition;
const soon = [1, 2, 4, 8, 15] as const;
const patient = [5, 30, 120, 600, 3_600] as const;

/** What makes a waiting reaction unique is a hash, written as a uuid: it has no version, as the ids of rows have. */
const key = z.guid();

/** Every job: its queue, its payload (ids only) and its patience. The worker does not start when one has no handler, or two. */
export const jobs = {
  'mail.activation': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.reset': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.undo-deletion': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.mail-change': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.mail-changed': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.password-changed': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.address-tried': job({ queue: 'mail-critical', payload: z.object({ memberId: z.uuid(), tryId: z.uuid() }), pauses: soon }),
  'mail.unread-reminder': job({
    queue: 'mail-bulk',
    payload: z.object({ key, conversationId: z.uuid(), memberId: z.uuid() }),
    pauses: patient,
  }),
  'photo.render': job({
    queue: 'photo',
    payload: z.object({ memberId: z.uuid().brand<'MemberId'>(), photoId: z.uuid().brand<'PhotoId'>() }),
    pauses: soon,
  }),
  'photo.sweep-strays': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'visibility.forget-parted': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'realtime.forget-hints': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'moderation.note-signals': job({
    queue: 'moderation',
    payload: z.object({ key, conversationId: z.uuid(), memberId: z.uuid() }),
    pauses: patient,
  }),
  'moderation.notice-openers': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'moderation.forget-old': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'mail.report-received': job({ queue: 'mail-bulk', payload: z.object({ reportId: z.uuid() }), pauses: soon }),
  'chats.reconcile': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'search.learn-words': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'likes.forget-views': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'export.prepare': job({ queue: 'export', payload: z.object({ exportId: z.uuid() }), pauses: soon }),
  'mail.export-ready': job({ queue: 'mail-bulk', payload: z.object({ exportId: z.uuid() }), pauses: patient }),
  'export.sweep': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'account.forget-changes': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'member.erase-due': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'audit.make-partitions': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
  'site.make-partitions': job({ queue: 'schedule', payload: z.object({}), pauses: patient }),
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobs;
export type PayloadOf<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>;
export const jobNames = Object.keys(jobs) as JobName[];
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name);
