/**
 * SMTP cannot promise "exactly once": a crash between the server's yes and our note of it leaves the question open. A link that somebody waits
 * for is sent again then, under the same message id; a reminder is not.
 */
export type Guarantee = 'at-least-once' | 'at-most-once';
export type Urgency = 'critical' | 'bulk';
export type MailState = 'queued' | 'sending' | 'sent' | 'bounced' | 'dead' | 'suppressed';

/**
 * What to do with a mail that a job wants to send: send it, leave it to the process that is at it, or nothing more. One that was given up, and that
 * somebody waits for, is sent when staff have its job tried again.
 */
export function nextStep(guarantee: Guarantee, state: MailState, isLeased: boolean): 'send' | 'busy' | 'finished' {
  if (state === 'queued' || (state === 'dead' && guarantee === 'at-least-once')) return 'send';
  if (state !== 'sending') return 'finished';
  if (isLeased) return 'busy';
  return guarantee === 'at-least-once' ? 'send' : 'finished';
}
