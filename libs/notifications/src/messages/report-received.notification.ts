import * as z from 'zod';
import { AccountsService, mailsADay } from '#auth';
import { moderationEvents, ReportsService } from '#moderation';
import { action, frame, safetyUrl, saying, withDay } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toAccount } from '../recipients/index.js';
import { sampleDay } from './samples.js';

type Facts = { readonly receipt: string; readonly at: Date };

/** The number of a report, and what happens next. It names nobody and tells nothing of what was reported: others may read the mailbox. */
export const reportReceivedMail = defineMail({
  kind: 'report-received',
  job: 'mail.report-received',
  on: [moderationEvents.memberReported],
  payload: z.object({ reportId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: mailsADay(20),
  pauses: 'soon',
  uses: { reports: ReportsService, accounts: AccountsService },
  async load({ reportId }, { reports, accounts, read }) {
    const report = await reports.find(reportId);
    if (!report) return 'no such report';
    const account = await read((tx) => accounts.account(tx, report.reporterId));
    if (account.status === 'deleted') return 'a closed account';
    const facts: Facts = report;
    return { to: toAccount(account), key: reportId, facts };
  },
  write(context, { receipt, at }) {
    const { reportReceived } = context.words;
    return {
      ...frame(
        context,
        saying(reportReceived, (text) => withDay(context, text.replaceAll('{receipt}', receipt), at)),
      ),
      action: action(context, reportReceived.button, safetyUrl(context.origin)),
      notes: [reportReceived.note],
    };
  },
  samples: { 'report-received': { receipt: 'R-7K3M-9QX2', at: sampleDay } },
});
