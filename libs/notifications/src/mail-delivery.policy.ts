/**
 * SMTP cannot promise "exactly once": a crash between the server's yes and our note of it leaves the question open. A link that somebody waits
 * for is sent again then, under the same message id; a reminder is not.
 */
export const guarantees = {
  activation: 'at-least-once',
  reset: 'at-least-once',
  'undo-deletion': 'at-least-once',
  'export-ready': 'at-least-once',
  receipt: 'at-least-once',
  'order-received': 'at-least-once',
  refund: 'at-least-once',
  'withdrawal-receipt': 'at-least-once',
  'report-received': 'at-least-once',
  'report-decided': 'at-least-once',
  'complaint-received': 'at-least-once',
  'complaint-decided': 'at-least-once',
  decision: 'at-least-once',
  verification: 'at-least-once',
  'fraud-warning': 'at-least-once',
  'appeal-decided': 'at-least-once',
  'mail-change': 'at-least-once',
  'mail-changed': 'at-least-once',
  'password-changed': 'at-least-once',
  'new-device': 'at-least-once',
  'address-tried': 'at-most-once',
  unread: 'at-most-once',
  message: 'at-most-once',
  like: 'at-most-once',
  summary: 'at-most-once',
  'new-members': 'at-most-once',
  promotion: 'at-most-once',
  'site-news': 'at-most-once',
  'changed-terms': 'at-most-once',
  'site-closing': 'at-most-once',
  'announcement-test': 'at-least-once',
  invitation: 'at-least-once',
} as const;

/** The mails that somebody waits for or must know of at once. Their jobs are on the queue for such mail, too. */
export const criticalKinds: ReadonlySet<MailKind> = new Set([
  'activation',
  'reset',
  'undo-deletion',
  'mail-change',
  'mail-changed',
  'password-changed',
  'new-device',
  'address-tried',
  'withdrawal-receipt',
]);
export type MailKind = keyof typeof guarantees;
export type Guarantee = 'at-least-once' | 'at-most-once';
export type Urgency = 'critical' | 'bulk';
export type MailState = 'queued' | 'sending' | 'sent' | 'bounced' | 'dead' | 'suppressed';

/**
 * What to do with a mail that a job wants to send: send it, leave it to the process that is at it, or nothing more. One that was refused, and that
 * somebody waits for, is sent when staff have its job tried again.
 */
export function nextStep(guarantee: Guarantee, state: MailState, isLeased: boolean): 'send' | 'busy' | 'finished' {
  if (state === 'queued' || (state === 'dead' && guarantee === 'at-least-once')) return 'send';
  if (state !== 'sending') return 'finished';
  if (isLeased) return 'busy';
  return guarantee === 'at-least-once' ? 'send' : 'finished';
}
