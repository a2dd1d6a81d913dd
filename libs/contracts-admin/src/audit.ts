import { uuid } from '#contracts';
import * as z from 'zod/mini';
import { listOf, pageFields, withinCap } from './lists.js';

/** Everything that staff can do and that is written down. */
export const auditActs = [
  'staff.created',
  'staff.roles_changed',
  'staff.logged_in',
  'staff.login_refused',
  'staff.logged_in_by_recovery_code',
  'staff.logged_out',
  'staff.device_started',
  'staff.device_refused',
  'staff.device_changed',
  'staff.device_reset',
  'staff.access_refused',
  'members.listed',
  'member.opened',
  'member.photo_opened',
  'member.photo_approved',
  'member.photo_rejected',
  'member.limit_lifted',
  'member.fictional_set',
  'member.fictional_unset',
  'member.mailed_again',
  'cases.listed',
  'case.opened',
  'case.initiated',
  'case.more_asked',
  'case.more_granted',
  'case.more_refused',
  'case.taken',
  'case.skipped',
  'case.escalated',
  'case.messages_read',
  'case.photo_opened',
  'case.noted',
  'case.decided',
  'case.decision_undone',
  'case.appeal_upheld',
  'case.appeal_overturned',
  'case.ban_confirmed',
  'case.ban_refused',
  'case.resolved',
  'child_material.sealed',
  'child_material.listed',
  'child_material.opened',
  'child_material.report_written',
  'child_material.handed_over',
  'child_material.kept_longer',
  'child_material.released',
  'child_material.destroyed',
  'review.taken',
  'review.approved',
  'review.rejected',
  'review.escalated',
  'review.skipped',
  'review.undone',
  'verifications.listed',
  'verification.opened',
  'verification.taken',
  'verification.skipped',
  'verification.selfie_opened',
  'verification.approved',
  'verification.refused',
  'verification.undone',
  'invitation.made',
  'invitation.revoked',
  'announcement.made',
  'announcement.saved',
  'announcement.scheduled',
  'announcement.stopped',
  'announcement.tested',
  'audit.listed',
  'noticed.listed',
  'signal_rule.tried',
  'signal_rule.changed',
  'scam_word.tried',
  'scam_word.added',
  'scam_word.removed',
  'statements.exported',
  'sites.listed',
  'site.opened',
  'site.settings_changed',
  'site.settings_undone',
  'queues.opened',
  'dead_letter.retried',
  'recurring_job.run',
  'orders.listed',
  'order.opened',
  'order.provider_asked',
  'order.papers_sent',
  'order.paper_opened',
  'order.refund_asked',
  'member.credits_asked',
  'money_requests.listed',
  'money_request.confirmed',
  'money_request.declined',
  'payment_issues.listed',
  'payment_issue.taken',
  'payment_issue.noted',
  'payment_issue.closed',
  'refund.paid_elsewhere',
  'buying.allowed',
  'order.country_settled',
  'refund.bank_account_shown',
] as const;
export type AuditAct = (typeof auditActs)[number];

export const auditQuery = z
  .strictObject({
    ...pageFields,
    act: z.optional(z.enum(auditActs)),
    staff_id: z.optional(uuid),
    subject_id: z.optional(uuid),
    /** First and last day, both included, in UTC. */
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  })
  .check(z.refine(withinCap, { path: ['page'] }));
export type AuditQuery = z.infer<typeof auditQuery>;

export const auditEntryId = uuid;
export const auditRow = z.object({
  id: auditEntryId,
  at: z.iso.datetime(),
  staff_id: z.nullable(uuid),
  staff_name: z.nullable(z.string()),
  staff_email: z.nullable(z.string()),
  act: z.string(),
  subject_kind: z.string(),
  subject_id: z.nullable(uuid),
  /** What it is called today; null also when it has no name. */
  subject_name: z.nullable(z.string()),
  /** False when it was erased since. */
  subject_exists: z.boolean(),
  reason: z.string(),
  facts: z.record(z.string(), z.unknown()),
  ip: z.string(),
});
export type AuditRow = z.infer<typeof auditRow>;
export const auditAnswer = listOf(auditRow);
export type AuditAnswer = z.infer<typeof auditAnswer>;

/** Everybody whose acts the log can hold, for the filter. */
export const auditStaff = z.object({ id: uuid, name: z.string(), email: z.string() });
export const auditStaffAnswer = z.object({ staff: z.array(auditStaff) });
export type AuditStaffAnswer = z.infer<typeof auditStaffAnswer>;
