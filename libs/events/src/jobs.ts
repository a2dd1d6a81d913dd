import * as z from 'zod';
import { job, recurring, patient, soon, type JobDefinition } from './define-job.js';
import { messageJobs } from './message-jobs.generated.js';

/** What makes a waiting reaction unique is a hash, written as a uuid: it has no version, as the ids of rows have. */
const key = z.guid();
const memberId = z.uuid().brand<'MemberId'>();
const photoId = z.uuid().brand<'PhotoId'>();
const decision = z.object({ decisionId: z.uuid() });
const range = z.object({ rangeId: z.uuid() });

/**
 * Every job: the events that call for it (`on`), or when it recurs, its queue, its payload (ids only) and its patience. Those that ask for a single
 * mail or push say so in their own files (`notifications/src/messages`). The worker does not start when a job has no handler, or two.
 */
export const jobs = {
  'payment.sync': job({
    on: [{ event: 'payments.provider_called', key: 'key' }],
    queue: 'payments',
    payload: z.object({ key, pspRef: z.string() }),
    pauses: patient,
  }),
  // A paper waits as long as somebody waits for credits.
  'payment.invoice': job({
    on: ['payments.settled'],
    queue: 'payments',
    payload: z.object({ orderId: z.uuid() }),
    pauses: patient,
    priority: 1,
  }),
  'payment.credit-note': job({
    on: ['payments.refunded', 'payments.refund_undone'],
    queue: 'payments',
    payload: z.object({ refundId: z.uuid() }),
    pauses: patient,
    priority: 1,
  }),
  'payment.refund': job({
    on: ['payments.withdrawn', 'payments.ban_repaid', 'payments.refund_asked'],
    queue: 'payments',
    payload: z.object({ refundId: z.uuid() }),
    pauses: patient,
  }),
  'payment.write-books': job({
    on: ['payments.month_closed'],
    queue: 'export',
    payload: z.object({ closingId: z.uuid() }),
    pauses: soon,
  }),
  'photo.render': job({
    on: ['media.photo_uploaded', 'media.photo_cut'],
    queue: 'photo',
    payload: z.object({ memberId, photoId }),
    pauses: soon,
  }),
  'moderation.note-signals': job({
    on: [{ event: 'chat.message_flagged', key: 'key' }],
    queue: 'moderation',
    payload: z.object({ key, conversationId: z.uuid(), memberId: z.uuid() }),
    pauses: patient,
  }),
  'moderation.collect-review': job({
    on: ['media.photo_rendered', 'profiles.about_changed'],
    queue: 'moderation',
    payload: z.object({ memberId, photoId: z.optional(photoId) }),
    pauses: patient,
  }),
  // The moderator has ten seconds to take each of these back; a badge itself is there at once.
  'moderation.approve-review': job({
    on: [{ event: 'moderation.review_approved', delay: 10 }],
    queue: 'moderation',
    payload: z.object({ reviewId: z.uuid(), approvalId: z.uuid() }),
    pauses: soon,
  }),
  'moderation.carry-out': job({
    on: [{ event: 'moderation.decision_made', delay: 10 }],
    queue: 'moderation',
    payload: decision,
    pauses: soon,
  }),
  'moderation.settle-selfie': job({
    on: [{ event: 'moderation.selfie_decided', delay: 10 }],
    queue: 'moderation',
    payload: z.object({ verificationId: z.uuid() }),
    pauses: soon,
  }),
  'moderation.seal-child-material': job({
    on: ['moderation.child_material_found'],
    queue: 'moderation',
    payload: z.object({ materialId: z.uuid() }),
    pauses: soon,
  }),
  'moderation.make-good': job({ on: ['moderation.fraud_found'], queue: 'moderation', payload: decision, pauses: patient }),
  'moderation.tell-cleared': job({ on: ['moderation.fraud_cleared'], queue: 'moderation', payload: decision, pauses: patient }),
  'export.prepare': job({ on: ['exports.requested'], queue: 'export', payload: z.object({ exportId: z.uuid() }), pauses: soon }),
  'export.withdraw': job({
    on: ['moderation.child_material_found'],
    queue: 'export',
    payload: z.object({ materialId: z.uuid() }),
    pauses: soon,
  }),
  'payment.repay-banned': job({
    on: ['moderation.banned', 'moderation.child_material_found'],
    queue: 'payments',
    payload: z.object({ memberId }),
    pauses: patient,
  }),
  // Who looks at the conversation has read it by then; and however much is written in it, it is looked at three times a minute.
  'notifications.check-unread': job({
    on: [{ event: 'chat.message_sent', delay: 20, key: 'key' }],
    queue: 'push',
    payload: z.object({ key, conversationId: z.uuid().brand<'ChatId'>(), memberId }),
    pauses: soon,
  }),
  'notifications.begin-announcement': job({
    on: [{ event: 'notifications.announcement_due', key: 'announcementId' }],
    queue: 'mail-bulk',
    payload: z.object({ announcementId: z.uuid() }),
    pauses: soon,
  }),
  // Whoever is written to alone is written to, or told, before everybody is.
  'mail.mailing-range': job({
    on: [{ event: 'notifications.mailing_range_due', key: 'rangeId' }],
    queue: 'mail-bulk',
    payload: range,
    pauses: patient,
    priority: 10,
  }),
  'push.mailing-range': job({
    on: [{ event: 'notifications.push_range_due', key: 'rangeId' }],
    queue: 'push',
    payload: range,
    pauses: patient,
    priority: 10,
  }),
  ...messageJobs,

  'notifications.plan-summaries': recurring('* * * * *'),
  'notifications.plan-mailings': recurring('*/5 * * * *'),
  'notifications.forget-mails': recurring('20 3 * * *'),
  'payment.poll-open-orders': recurring('* * * * *'),
  'payment.collect-debits': recurring('*/10 * * * *'),
  'payment.end-mandates': recurring('5-59/10 * * * *'),
  'payment.reconcile': recurring('7 * * * *'),
  'payment.reconcile-all': recurring('35 2 * * *'),
  // After the nightly comparison, so that an order which was settled late is found paid.
  'payment.read-settlements': recurring('50 4 * * *'),
  'payment.fetch-euro-rates': recurring('10 6,16 * * *'),
  'payment.count-credits': recurring('18 * * * *'),
  'figures.refresh': recurring('12 * * * *'),
  'audit.make-partitions': recurring('10 3 * * *'),
  'site.make-partitions': recurring('15 3 * * *'),
  'likes.forget-views': recurring('25 3 * * *'),
  'search.mark-frequent-words': recurring('30 3 * * *'),
  'chats.reconcile': recurring('5 4 * * *'),
  'realtime.forget-hints': recurring('*/10 * * * *'),
  'photo.sweep-strays': recurring('*/10 * * * *'),
  'photo.hash-missing-images': recurring('25 * * * *'),
  'visibility.forget-parted': recurring('40 3 * * *'),
  'moderation.detect-bursts': recurring('*/10 * * * *'),
  'moderation.end-measures': recurring('*/5 * * * *'),
  'moderation.end-selfies': recurring('*/15 * * * *'),
  'moderation.forget-old': recurring('50 3 * * *'),
  'account.forget-changes': recurring('45 * * * *'),
  'member.erase-due': recurring('20 * * * *'),
  'member.forget-erasures': recurring('55 3 * * *'),
  'export.sweep': recurring('35 * * * *'),
} as const satisfies Record<string, JobDefinition>;

export type JobName = keyof typeof jobs;
export type PayloadOf<Name extends JobName> = z.infer<(typeof jobs)[Name]['payload']>;
export const jobNames = Object.keys(jobs) as JobName[];
export const recurringJobs = jobNames.flatMap((name) => {
  const { every }: JobDefinition = jobs[name];
  return every ? [{ name, ...every }] : [];
});
export const isJobName = (name: string): name is JobName => Object.hasOwn(jobs, name);
