import * as z from 'zod';
import { AccountsService } from '#auth';
import { DebitReader, type MandateFacts, paymentEvents } from '#payments';
import { action, frame, mandatesUrl } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toAccount } from '../recipients/index.js';
import { byMandate, sampleDebit } from './debit-parts.js';

type Facts = Pick<MandateFacts, 'reference' | 'creditorId' | 'creditorName' | 'ibanEndsIn'>;

/** Nothing is collected by a mandate any more. Whoever did not revoke it themselves learns that somebody is in their account. */
export const mandateRevokedMail = defineMail({
  kind: 'mandate-revoked',
  job: 'mail.mandate-revoked',
  on: [paymentEvents.mandateRevoked],
  payload: z.object({ mandateId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { debits: DebitReader, accounts: AccountsService },
  async load({ mandateId }, { debits, accounts, read }) {
    const { mandate, account } = await read(async (tx) => {
      const found = await debits.mandateOf(tx, mandateId);
      return { mandate: found, account: found && (await accounts.findAccount(tx, found.memberId)) };
    });
    if (!mandate?.revokedAt) return 'no mandate was revoked';
    if (!account) return 'erased';
    const facts: Facts = mandate;
    return { to: toAccount(account), key: mandateId, facts };
  },
  write(context, mandate) {
    const { revoked } = context.debit.mails;
    return {
      ...frame(context, revoked),
      action: action(context, revoked.button, mandatesUrl(context.origin)),
      facts: byMandate(mandate, context),
      notes: [],
    };
  },
  samples: { 'mandate-revoked': sampleDebit },
});
