import * as z from 'zod';
import { AccountsService, authEvents, mailsADay } from '#auth';
import { action, frame, loginUrl } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { toAccount } from '../recipients/index.js';
import { memberId } from './payload-parts.js';

/** Tells the owner of an address that somebody tried it, on a site whose screens say nothing about accounts. */
export const addressTriedMail = defineMail({
  kind: 'address-tried',
  job: 'mail.address-tried',
  on: [authEvents.addressTried],
  payload: z.object({ memberId, tryId: z.uuid() }),
  urgency: 'critical',
  guarantee: 'at-most-once',
  /** Somebody signs up, or moves, to an address that has an account: the third mail says nothing that the first did not. */
  limit: mailsADay(3),
  toUnconfirmed: true,
  uses: { accounts: AccountsService },
  async load({ memberId, tryId }, { accounts, read }) {
    const account = await read((tx) => accounts.account(tx, memberId));
    if (account.status === 'deleted' || account.status === 'banned') return 'a closed account';
    return { to: toAccount(account), key: tryId, facts: {} };
  },
  write(context) {
    const { addressTried } = context.words;
    return {
      ...frame(context, addressTried),
      action: action(context, addressTried.button, loginUrl(context.origin)),
      notes: [],
    };
  },
  samples: { 'address-tried': {} },
});
