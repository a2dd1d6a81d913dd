import * as z from 'zod';
import { measureText, ruleText } from '#i18n';
import { childMaterialFound, ChildMaterialService } from '#moderation';
import { action, complaintsUrl, frame } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { Recipients, toAccount } from '../recipients/index.js';
import { memberId } from './payload-parts.js';

/**
 * To whom the house closed the account because of child material: that it is closed, by the terms of use, and where to object. No word of what
 * was found or that an authority hears of it, which nobody may be warned of.
 */
export const accountClosedMail = defineMail({
  kind: 'account-closed',
  job: 'mail.account-closed',
  on: [childMaterialFound],
  payload: z.object({ materialId: z.uuid(), memberId }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { materials: ChildMaterialService, recipients: Recipients },
  async load({ materialId, memberId }, { materials, recipients, read }) {
    const found = await read((tx) => materials.find(tx, materialId));
    if (!found || found.releasedAt !== null) return 'nothing to tell';
    const account = await recipients.reachable(memberId);
    if (typeof account === 'string') return account;
    return { to: toAccount(account), key: materialId, facts: {} };
  },
  write(context) {
    const { labels, decider, decision, closedRedress } = context.moderation;
    return {
      ...frame(context, decision),
      facts: [
        [labels.measure, measureText({ measure: 'ban', removed: null, until: null }, context.locale)],
        [labels.rule, ruleText('other', context.locale)],
        [labels.decider, decider],
      ],
      action: action(context, decision.button, complaintsUrl(context.origin)),
      notes: [closedRedress],
    };
  },
  samples: { 'account-closed': {} },
});
