import * as z from 'zod';
import { accountHelps, locales } from '#contracts';
import { ownerChanges } from '#contracts-admin';

export type JobDefinition<Payload = unknown> = {
  readonly queue: QueueName;
  readonly payload: z.ZodType<Payload>;
  /** Seconds before each next try. For a reaction the last one repeats until the outbox gives up; a recurring job fails then until its next run. */
  readonly pauses: readonly number[];
  /** Waits until no job of its queue without a priority does, as BullMQ understands it. */
  readonly priority?: number;
  /** Only of a recurring job: when it runs, as a cron pattern, in which zone. */
  readonly every?: { readonly cron: string; readonly zone: string };
};

/** One hash tag for each queue, so that queues can spread over a Redis cluster. */
export const queueNames = ['payments', 'mail-critical', 'mail-bulk', 'push', 'photo', 'export', 'moderation', 'schedule'] as const;
export type QueueName = (typeof queueNames)[number];

/** How many jobs of a queue one worker runs at a time. */
export const concurrency: Record<QueueName, number> = {
  payments: 4,
  'mail-critical': 8,
  'mail-bulk': 4,
  push: 8,
  photo: 2,
  export: 1,
  moderation: 2,
  schedule: 3,
};

/** While jobs of the first are under way in a process, those of the last begin a little later there: nobody waits for them at a screen. */
export const precedence: Partial<Record<QueueName, 'first' | 'last'>> = {
  payments: 'first',
  'mail-critical': 'first',
  'mail-bulk': 'last',
  export: 'last',
};

const job = <Payload>(definition: JobDefinition<Payload>): JobDefinition<Payload> => definition;
/** Its own queue, so that neither the clock nor a member waits for it. `progress` is what the last piece of the run handed on, if it works in pieces. */
const recurring = (cron: string) =>
  job({ queue: 'schedule', payload: z.object({ progress: z.string().nullable() }), pauses: patient, every: { cron, zone: 'UTC' } });

/** At once and often while somebody waits; then seldom enough that twenty tries outlast an outage that ops have to end. */
const soon = [1, 2, 4, 8, 15, 15, 15, 15, 15, 15, 15, 15, 30, 60, 120, 300, 600] as const;
const patient = [5, 30, 120, 600, 3_600] as const;

/** What makes a waiting reaction unique is a hash, written as a uuid: it has no version, as the ids of rows have. */
const key = z.guid();
const memberId = z.uuid().brand<'MemberId'>();
const message = z.object({ key, conversationId: z.uuid().brand<'ChatId'>(), memberId });
/** Money of an order that moved: in the smallest unit of its currency. `key` stands for the movement. */
const moved = z.object({ key, orderId: z.uuid(), amountMinor: z.int() });
const like = z.object({ likerId: memberId, memberId });

/** Every job, those that react to something and those that recur: its queue, its payload (ids only) and its patience. The worker does not start when one has no handler, or two. */
export const jobs = {
  'mail.activation': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.reset': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.undo-deletion': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.mail-change': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.mail-changed': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.password-changed': job({ queue: 'mail-critical', payload: z.object({ tokenId: z.uuid() }), pauses: soon }),
  'mail.staff-link': job({ queue: 'mail-critical', payload: z.object({ linkId: z.uuid() }), pauses: soon }),
  'mail.owners-changed': job({
    queue: 'mail-critical',
    payload: z.object({ noticeId: z.uuid(), readerId: z.uuid(), actorId: z.uuid(), personId: z.uuid(), change: z.enum(ownerChanges) }),
    pauses: soon,
  }),
  'mail.new-device': job({ queue: 'mail-critical', payload: z.object({ deviceId: z.uuid() }), pauses: soon }),
  'mail.address-tried': job({ queue: 'mail-critical', payload: z.object({ memberId, tryId: z.uuid() }), pauses: soon }),
  'mail.account-helped': job({
    queue: 'mail-critical',
    payload: z.object({ memberId, helpId: z.uuid(), help: z.enum(accountHelps) }),
    pauses: soon,
  }),
  'payment.sync': job({ queue: 'payments', payload: z.object({ key, pspRef: z.string() }), pauses: patient }),
  // A paper waits as long as somebody waits for credits.
  'payment.invoice': job({ queue: 'payments', payload: z.object({ orderId: z.uuid() }), pauses: patient, priority: 1 }),
  'payment.credit-note': job({ queue: 'payments', payload: z.object({ refundId: z.uuid() }), pauses: patient, priority: 1 }),
  'mail.receipt': job({ queue: 'mail-bulk', payload: z.object({ orderId: z.uuid(), again: z.optional(z.uuid()) }), pauses: patient }),
  'mail.order-received': job({ queue: 'mail-bulk', payload: z.object({ orderId: z.uuid() }), pauses: patient }),
  'mail.refund': job({ queue: 'mail-bulk', payload: z.object({ refundId: z.uuid() }), pauses: patient }),
  'mail.bank-account-request': job({ queue: 'mail-bulk', payload: z.object({ refundId: z.uuid() }), pauses: patient }),
  'mail.double-payment': job({ queue: 'mail-bulk', payload: moved, pauses: patient }),
  'mail.chargeback-reversed': job({ queue: 'mail-bulk', payload: moved.extend({ credits: z.int() }), pauses: patient }),
  'mail.withdrawal-receipt': job({ queue: 'mail-critical', payload: z.object({ refundId: z.uuid() }), pauses: soon }),
  'mail.debit-announced': job({ queue: 'mail-bulk', payload: z.object({ orderId: z.uuid() }), pauses: patient }),
  'mail.debit-returned': job({ queue: 'mail-bulk', payload: z.object({ key: z.guid(), orderId: z.uuid() }), pauses: patient }),
  'mail.mandate-revoked': job({ queue: 'mail-bulk', payload: z.object({ mandateId: z.uuid() }), pauses: patient }),
  'payment.repay-banned': job({ queue: 'payments', payload: z.object({ memberId }), pauses: patient }),
  'payment.refund': job({ queue: 'payments', payload: z.object({ refundId: z.uuid() }), pauses: patient }),
  'notifications.check-unread': job({ queue: 'push', payload: message, pauses: soon }),
  'push.message': job({ queue: 'push', payload: message, pauses: patient }),
  'push.like': job({ queue: 'push', payload: like, pauses: patient }),
  'push.summary': job({ queue: 'push', payload: z.object({ memberId }), pauses: patient }),
  'push.unread-reminder': job({ queue: 'push', payload: message, pauses: patient }),
  // As with mails: whoever is told alone is told before everybody is.
  'push.mailing-range': job({ queue: 'push', payload: z.object({ rangeId: z.uuid() }), pauses: patient, priority: 10 }),
  'mail.message': job({ queue: 'mail-bulk', payload: message, pauses: patient }),
  'mail.like': job({ queue: 'mail-bulk', payload: like, pauses: patient }),
  'mail.summary': job({ queue: 'mail-bulk', payload: z.object({ memberId }), pauses: patient }),
  // Whoever is written to alone is written to before everybody is.
  'mail.mailing-range': job({ queue: 'mail-bulk', payload: z.object({ rangeId: z.uuid() }), pauses: patient, priority: 10 }),
  'notifications.begin-announcement': job({ queue: 'mail-bulk', payload: z.object({ announcementId: z.uuid() }), pauses: soon }),
  'mail.announcement-test': job({
    queue: 'mail-bulk',
    payload: z.object({ testId: z.uuid(), announcementId: z.uuid(), staffId: z.uuid(), language: z.enum(locales) }),
    pauses: soon,
  }),
  'mail.invitation': job({ queue: 'mail-bulk', payload: z.object({ invitationId: z.uuid() }), pauses: patient }),
  'mail.unread-reminder': job({ queue: 'mail-bulk', payload: message, pauses: patient }),
  'photo.render': job({
    queue: 'photo',
    payload: z.object({ memberId, photoId: z.uuid().brand<'PhotoId'>() }),
    pauses: soon,
  }),
  'moderation.note-signals': job({
    queue: 'moderation',
    payload: z.object({ key, conversationId: z.uuid(), memberId: z.uuid() }),
    pauses: patient,
  }),
  'moderation.collect-review': job({
    queue: 'moderation',
    payload: z.object({ memberId, photoId: z.optional(z.uuid().brand<'PhotoId'>()) }),
    pauses: patient,
  }),
  'moderation.approve-review': job({ queue: 'moderation', payload: z.object({ reviewId: z.uuid(), approvalId: z.uuid() }), pauses: soon }),
  'moderation.carry-out': job({ queue: 'moderation', payload: z.object({ decisionId: z.uuid() }), pauses: soon }),
  'moderation.seal-child-material': job({ queue: 'moderation', payload: z.object({ materialId: z.uuid() }), pauses: soon }),
  'mail.account-closed': job({ queue: 'mail-bulk', payload: z.object({ materialId: z.uuid(), memberId }), pauses: patient }),
  'mail.decision': job({ queue: 'mail-bulk', payload: z.object({ decisionId: z.uuid() }), pauses: patient }),
  'mail.appeal-decided': job({ queue: 'mail-bulk', payload: z.object({ appealId: z.uuid() }), pauses: patient }),
  'mail.fraud-warning': job({ queue: 'mail-bulk', payload: z.object({ contactId: z.uuid() }), pauses: patient }),
  'mail.fraud-cleared': job({ queue: 'mail-bulk', payload: z.object({ contactId: z.uuid() }), pauses: patient }),
  'moderation.tell-cleared': job({ queue: 'moderation', payload: z.object({ decisionId: z.uuid() }), pauses: patient }),
  'moderation.make-good': job({ queue: 'moderation', payload: z.object({ decisionId: z.uuid() }), pauses: patient }),
  'mail.report-decided': job({ queue: 'mail-bulk', payload: z.object({ reportId: z.uuid() }), pauses: patient }),
  'mail.report-received': job({ queue: 'mail-bulk', payload: z.object({ reportId: z.uuid() }), pauses: soon }),
  'mail.complaint-received': job({ queue: 'mail-bulk', payload: z.object({ complaintId: z.uuid() }), pauses: soon }),
  'mail.complaint-decided': job({ queue: 'mail-bulk', payload: z.object({ complaintId: z.uuid() }), pauses: patient }),
  'moderation.settle-selfie': job({ queue: 'moderation', payload: z.object({ verificationId: z.uuid() }), pauses: soon }),
  'mail.verification': job({ queue: 'mail-bulk', payload: z.object({ verificationId: z.uuid() }), pauses: patient }),
  'mail.badge-lost': job({ queue: 'mail-bulk', payload: z.object({ memberId, verificationId: z.uuid() }), pauses: patient }),
  'export.prepare': job({ queue: 'export', payload: z.object({ exportId: z.uuid() }), pauses: soon }),
  'payment.write-books': job({ queue: 'export', payload: z.object({ closingId: z.uuid() }), pauses: soon }),
  'export.withdraw': job({ queue: 'export', payload: z.object({ materialId: z.uuid() }), pauses: soon }),
  'mail.export-ready': job({ queue: 'mail-bulk', payload: z.object({ exportId: z.uuid() }), pauses: patient }),

  'notifications.plan-summaries': recurring('* * * * *'),
  'notifications.plan-mailings': recurring('*/5 * * * *'),
  'notifications.forget-mails': recurring('20 3 * * *'),
  'payment.ask-open': recurring('* * * * *'),
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
  'search.learn-words': recurring('30 3 * * *'),
  'chats.reconcile': recurring('5 4 * * *'),
  'realtime.forget-hints': recurring('*/10 * * * *'),
  'photo.sweep-strays': recurring('*/10 * * * *'),
  'photo.learn-looks': recurring('25 * * * *'),
  'visibility.forget-parted': recurring('40 3 * * *'),
  'moderation.notice-openers': recurring('*/10 * * * *'),
  'moderation.end-measures': recurring('*/5 * * * *'),
  'moderation.end-selfies': recurring('*/15 * * * *'),
  'moderation.forget-old': recurring('50 3 * * *'),
  'account.forget-changes': recurring('45 * * * *'),
  'member.erase-due': recurring('20 * * * *'),
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
