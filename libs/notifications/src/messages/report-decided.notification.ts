import { ReportsService } from '#moderation';
import { safetyUrl } from '../addresses.js';
import { defineMail } from '../define-mail.js';
import { action, frame, withDay } from '../email-parts.js';
import { Recipients, toAccount } from '../recipients.service.js';
import { sampleDay } from './samples.js';

type Facts = { readonly receipt: string; readonly at: Date; readonly isConfirmed: boolean };

/** To whoever reported: that it was looked at, and whether something was done. What was done stays between the house and the other one. */
export const reportDecidedMail = defineMail({
  kind: 'report-decided',
  job: 'mail.report-decided',
  urgency: 'bulk',
  guarantee: 'at-least-once',
  uses: { reports: ReportsService, recipients: Recipients },
  async load({ reportId }, { reports, recipients }) {
    const report = await reports.find(reportId);
    if (!report || report.outcome === null) return 'nothing to tell';
    const account = await recipients.reachable(report.reporterId);
    if (typeof account === 'string') return account;
    if (account.status === 'deleted') return 'a closed account';
    const { receipt, at, outcome } = report;
    const facts: Facts = { receipt, at, isConfirmed: outcome === 'confirmed' };
    return { to: toAccount(account), key: reportId, facts };
  },
  write(context, { receipt, at, isConfirmed }) {
    const { nothing, note, ...words } = context.moderation.reportDecided;
    const say = (text: string) => withDay(context, text.replaceAll('{receipt}', receipt), at);
    const text = isConfirmed ? words.text : nothing;
    return {
      ...frame(context, { ...words, subject: say(words.subject), text: say(text) }),
      action: action(context, words.button, safetyUrl(context.origin)),
      notes: [say(note)],
    };
  },
  samples: {
    'report-confirmed': { receipt: 'K7PM-4WXD', at: sampleDay, isConfirmed: true },
    'report-dismissed': { receipt: 'K7PM-4WXD', at: sampleDay, isConfirmed: false },
  },
});
