import * as z from 'zod';
import { mailsADay } from '#auth';
import { DecisionsService, moderationEvents, ReportsService } from '#moderation';
import { action, appealUrl, frame, safetyUrl, withDay } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { Recipients, toAccount } from '../recipients/index.js';
import { objectionTo, type Objection } from './objection.js';
import { sampleDay, sampleObjection } from './samples.js';

type Facts = { readonly receipt: string; readonly at: Date; readonly isConfirmed: boolean; readonly objection?: Objection | undefined };

/** To whoever reported: that it was looked at, and whether something was done; if nothing was, how to object. What was done stays between the house and the other one. */
export const reportDecidedMail = defineMail({
  kind: 'report-decided',
  job: 'mail.report-decided',
  on: [moderationEvents.reportDecided],
  payload: z.object({ reportId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  /** Each was answered by a moderator, also those of the days before. */
  limit: mailsADay(40),
  uses: { reports: ReportsService, decisions: DecisionsService, recipients: Recipients },
  async load({ reportId }, { reports, decisions, recipients, read, config }) {
    const report = await reports.find(reportId);
    if (!report || report.outcome === null) return 'nothing to tell';
    const account = await recipients.reachable(report.reporterId);
    if (typeof account === 'string') return account;
    if (account.status === 'deleted') return 'a closed account';
    const { receipt, at, outcome, decisionId } = report;
    const decision = decisionId === null ? null : await read((tx) => decisions.find(tx, decisionId));
    const objection = objectionTo(config.appSecret, decision);
    const facts: Facts = { receipt, at, isConfirmed: outcome === 'confirmed', objection };
    // One that was opened anew has another answer. A ban answers several at once, so that the decision alone is no key.
    return { to: toAccount(account), key: decision?.measure === 'none' ? `${reportId}:${decision.id}` : reportId, facts };
  },
  write(context, { receipt, at, isConfirmed, objection }) {
    const { nothing, note, ...words } = context.moderation.reportDecided;
    const say = (text: string) => withDay(context, text.replaceAll('{receipt}', receipt), at);
    const text = isConfirmed ? words.text : nothing;
    return {
      ...frame(context, { ...words, subject: say(words.subject), text: say(text) }),
      ...(objection
        ? {
            action: action(context, context.moderation.decision.button, appealUrl(context.origin, objection.token)),
            notes: [withDay(context, context.moderation.redress, objection.until)],
          }
        : { action: action(context, words.button, safetyUrl(context.origin)), notes: [say(note)] }),
    };
  },
  samples: {
    'report-confirmed': { receipt: 'K7PM-4WXD', at: sampleDay, isConfirmed: true },
    'report-dismissed': { receipt: 'K7PM-4WXD', at: sampleDay, isConfirmed: false, objection: sampleObjection },
  },
});
