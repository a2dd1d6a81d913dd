import * as z from 'zod';
import { AppealsService, ComplaintsService, moderationEvents } from '#moderation';
import { action, frame, loginUrl } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { Recipients, toAccount } from '../recipients/index.js';
import { complaintOf } from './complaint.notification.js';

type Facts = { readonly by: 'member' | 'notifier'; readonly isOverturned: boolean; readonly isAlone: boolean };

/** To the member about whom it was decided, or to whoever told of them and was told that nothing was found. */
export const appealDecidedMail = defineMail({
  kind: 'appeal-decided',
  job: 'mail.appeal-decided',
  on: [moderationEvents.appealDecided],
  payload: z.object({ appealId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { appeals: AppealsService, complaints: ComplaintsService, recipients: Recipients },
  async load({ appealId }, { appeals, complaints, recipients, read }) {
    const found = await read((tx) => appeals.find(tx, appealId));
    if (!found || found.appeal.state === 'open') return 'nothing to tell';
    const { appeal, decision, by, dismissed } = found;
    const facts: Facts = { by, isOverturned: appeal.state === 'overturned', isAlone: appeal.alone !== null };
    if (dismissed && 'complaint' in dismissed) {
      const complaint = await read((tx) => complaintOf(tx, complaints, dismissed.complaint.id));
      return complaint ? { to: complaint.to, key: appealId, facts } : 'nobody to tell';
    }
    const reader = by === 'member' ? decision.memberId : dismissed?.report.reporterId;
    if (!reader) return 'nobody to tell';
    const account = await recipients.reachable(reader);
    if (typeof account === 'string') return account;
    if (by === 'notifier' && account.status === 'deleted') return 'a closed account';
    return { to: toAccount(account), key: appealId, facts };
  },
  write(context, { by, isOverturned, isAlone }) {
    const { overturned, note, alone, ...words } = context.moderation.appealDecided;
    const { dismissalAppeal } = context.moderation;
    const told = by === 'notifier' ? (isAlone ? dismissalAppeal.alone : dismissalAppeal) : isAlone ? alone : { ...words, overturned };
    return {
      ...frame(context, {
        ...words,
        preview: isAlone ? alone.preview : words.preview,
        text: isOverturned ? told.overturned : told.text,
      }),
      action: action(context, words.button, loginUrl(context.origin)),
      notes: isOverturned ? [] : [note],
    };
  },
  samples: {
    'appeal-upheld': { by: 'member', isOverturned: false, isAlone: false },
    'appeal-overturned': { by: 'member', isOverturned: true, isAlone: false },
    'appeal-upheld-alone': { by: 'member', isOverturned: false, isAlone: true },
    'appeal-overturned-alone': { by: 'member', isOverturned: true, isAlone: true },
    'dismissal-upheld': { by: 'notifier', isOverturned: false, isAlone: false },
    'dismissal-reopened': { by: 'notifier', isOverturned: true, isAlone: false },
    'dismissal-upheld-alone': { by: 'notifier', isOverturned: false, isAlone: true },
    'dismissal-reopened-alone': { by: 'notifier', isOverturned: true, isAlone: true },
  },
});
