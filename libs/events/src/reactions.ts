/**
 * Everything that happens later because of something that happened: event → reactions. A reaction is a job of the catalogue in `#queues`.
 * `delay` in seconds; `key` names the payload field that makes a waiting reaction unique.
 */
export const reactions = {
  'auth.activation_requested': [{ job: 'mail.activation' }],
  'auth.reset_requested': [{ job: 'mail.reset' }],
  'auth.undo_mail_requested': [{ job: 'mail.undo-deletion' }],
  'auth.mail_change_requested': [{ job: 'mail.mail-change' }],
  'auth.mail_changed': [{ job: 'mail.mail-changed' }],
  'auth.password_changed': [{ job: 'mail.password-changed' }],
  'auth.strange_device': [{ job: 'mail.new-device' }],
  'auth.account_helped': [{ job: 'mail.account-helped' }],
  'auth.staff_link_made': [{ job: 'mail.staff-link' }],
  'auth.owners_changed': [{ job: 'mail.owners-changed' }],
  'auth.address_tried': [{ job: 'mail.address-tried' }],
  'exports.requested': [{ job: 'export.prepare' }],
  'exports.prepared': [{ job: 'mail.export-ready' }],
  'media.photo_uploaded': [{ job: 'photo.render' }],
  'media.photo_cut': [{ job: 'photo.render' }],
  'media.photo_rendered': [{ job: 'moderation.collect-review' }],
  'profiles.about_changed': [{ job: 'moderation.collect-review' }],
  // Who looks at the conversation has read it by then; and however much is written in it, it is looked at three times a minute.
  'chat.message_sent': [{ job: 'notifications.check-unread', delay: 20, key: 'key' }],
  'notifications.message_unread': [
    { job: 'push.message', key: 'key' },
    { job: 'mail.message', delay: 40, key: 'key' },
  ],
  'notifications.message_waits': [
    { job: 'mail.unread-reminder', delay: 14 * 60, key: 'key' },
    { job: 'push.unread-reminder', delay: 14 * 60, key: 'key' },
  ],
  'notifications.summary_due': [{ job: 'mail.summary', key: 'memberId' }],
  'notifications.push_summary_due': [{ job: 'push.summary', key: 'memberId' }],
  'notifications.mailing_range_due': [{ job: 'mail.mailing-range', key: 'rangeId' }],
  'notifications.push_range_due': [{ job: 'push.mailing-range', key: 'rangeId' }],
  'notifications.announcement_due': [{ job: 'notifications.begin-announcement', key: 'announcementId' }],
  'notifications.announcement_tested': [{ job: 'mail.announcement-test' }],
  'notifications.invitation_mailed': [{ job: 'mail.invitation' }],
  'likes.liked': [
    { job: 'push.like', delay: 3 },
    { job: 'mail.like', delay: 60 },
  ],
  'chat.message_flagged': [{ job: 'moderation.note-signals', key: 'key' }],
  'moderation.reported': [{ job: 'mail.report-received' }],
  'moderation.complained': [{ job: 'mail.complaint-received' }],
  // The moderator has ten seconds to take it back.
  'moderation.decision_made': [{ job: 'moderation.carry-out', delay: 10 }],
  'moderation.review_approved': [{ job: 'moderation.approve-review', delay: 10 }],
  'moderation.decided': [{ job: 'mail.decision' }],
  'moderation.child_material_found': [
    { job: 'moderation.seal-child-material' },
    { job: 'export.withdraw' },
    { job: 'mail.account-closed' },
    { job: 'payment.repay-banned' },
  ],
  'moderation.appeal_decided': [{ job: 'mail.appeal-decided' }],
  'moderation.fraud_found': [{ job: 'moderation.make-good' }],
  'moderation.fraud_cleared': [{ job: 'moderation.tell-cleared' }],
  'moderation.fraud_contact_cleared': [{ job: 'mail.fraud-cleared' }],
  'moderation.banned': [{ job: 'payment.repay-banned' }],
  'moderation.fraud_contact_found': [{ job: 'mail.fraud-warning' }],
  'moderation.report_decided': [{ job: 'mail.report-decided' }],
  'moderation.complaint_decided': [{ job: 'mail.complaint-decided' }],
  // Taken back as long as a decision; the badge itself is there at once.
  'moderation.selfie_decided': [{ job: 'moderation.settle-selfie', delay: 10 }],
  'moderation.verification_over': [{ job: 'mail.verification' }],
  // As long as a removed photo can be had back.
  'moderation.badge_lost': [{ job: 'mail.badge-lost', delay: 10 * 60, key: 'memberId' }],
  'payments.provider_called': [{ job: 'payment.sync', key: 'key' }],
  'payments.settled': [{ job: 'payment.invoice' }],
  'payments.invoiced': [{ job: 'mail.receipt' }],
  'payments.papers_asked': [{ job: 'mail.receipt', key: 'again' }],
  'payments.order_received': [{ job: 'mail.order-received' }],
  'payments.withdrawn': [{ job: 'payment.refund' }, { job: 'mail.withdrawal-receipt' }],
  'payments.ban_repaid': [{ job: 'payment.refund' }],
  'payments.refund_asked': [{ job: 'payment.refund' }],
  'payments.refunded': [{ job: 'payment.credit-note' }],
  'payments.refund_undone': [{ job: 'payment.credit-note' }],
  'payments.month_closed': [{ job: 'payment.write-books' }],
  'payments.refund_failed': [{ job: 'mail.bank-account-request' }],
  'payments.paid_twice': [{ job: 'mail.double-payment', key: 'key' }],
  'payments.chargeback_reversed': [{ job: 'mail.chargeback-reversed', key: 'key' }],
  'payments.credit_noted': [{ job: 'mail.refund' }],
  'payments.debit_announced': [{ job: 'mail.debit-announced' }],
  'payments.debit_returned': [{ job: 'mail.debit-returned', key: 'key' }],
  'payments.mandate_revoked': [{ job: 'mail.mandate-revoked' }],
} as const satisfies Record<string, readonly Reaction[]>;

export type Reaction = { readonly job: string; readonly delay?: number; readonly key?: string };
export type ReactingEvent = keyof typeof reactions;

/** Reactions to an event; none when nothing follows from it. */
export function reactionsTo(name: string): readonly Reaction[] {
  return (reactions as Record<string, readonly Reaction[]>)[name] ?? [];
}

/** The events that call for a job. */
export const eventsBehind = (job: string): string[] =>
  Object.entries<readonly Reaction[]>(reactions)
    .filter(([, all]) => all.some((reaction) => reaction.job === job))
    .map(([event]) => event);
