import { AppealsService } from '#moderation';
import { loginUrl } from '../addresses.js';
import { defineMail } from '../define-mail.js';
import { action, frame } from '../email-parts.js';
import { Recipients, toAccount } from '../recipients.service.js';

/** To the member about whom it was decided. */
export const appealDecidedMail = defineMail({
  kind: 'appeal-decided',
  job: 'mail.appeal-decided',
  urgency: 'bulk',
  guarantee: 'at-least-once',
  uses: { appeals: AppealsService, recipients: Recipients },
  async load({ appealId }, { appeals, recipients, read }) {
    const found = await read((tx) => appeals.find(tx, appealId));
    if (!found?.decision.memberId || found.appeal.state === 'open') return 'nothing to tell';
    const account = await recipients.reachable(found.decision.memberId);
    if (typeof account === 'string') return account;
    return {
      to: toAccount(account),
      key: appealId,
      facts: { isOverturned: found.appeal.state === 'overturned', isAlone: found.appeal.alone !== null },
    };
  },
  write(context, { isOverturned, isAlone }) {
    const { overturned, note, alone, ...words } = context.moderation.appealDecided;
    const told = isAlone ? alone : { ...words, overturned };
    return {
      ...frame(context, { ...words, preview: told.preview, text: isOverturned ? told.overturned : told.text }),
      action: action(context, words.button, loginUrl(context.origin)),
      notes: isOverturned ? [] : [note],
    };
  },
  samples: {
    'appeal-upheld': { isOverturned: false, isAlone: false },
    'appeal-overturned': { isOverturned: true, isAlone: false },
    'appeal-upheld-alone': { isOverturned: false, isAlone: true },
    'appeal-overturned-alone': { isOverturned: true, isAlone: true },
  },
});
