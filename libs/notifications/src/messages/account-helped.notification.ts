import * as z from 'zod';
import { authEvents } from '#auth';
import { type AccountHelp, accountHelps } from '#contracts';
import { action, askResetUrl, frame, loginUrl } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { Recipients, toAccount } from '../recipients/index.js';
import { memberId } from './payload-parts.js';

type Facts = { readonly help: AccountHelp };

/** What staff did in an account at its owner's wish: whoever did not wish it learns of it. */
export const accountHelpedMail = defineMail({
  kind: 'account-helped',
  job: 'mail.account-helped',
  on: [authEvents.accountHelped],
  payload: z.object({ memberId, helpId: z.uuid(), help: z.enum(accountHelps) }),
  urgency: 'critical',
  guarantee: 'at-least-once',
  limit: 'none',
  uses: { recipients: Recipients },
  async load({ memberId, helpId, help }, { recipients }) {
    const account = await recipients.reachable(memberId);
    if (typeof account === 'string') return account;
    const facts: Facts = { help };
    return { to: toAccount(account), key: helpId, facts };
  },
  write(context, { help }) {
    const { accountHelped, newDevice } = context.words;
    const { done, note, ...words } = accountHelped;
    // Whoever was in the account may know the password: logging in again would not keep them out.
    const isUnsafe = help === 'sessions_ended';
    return {
      ...frame(context, { ...words, text: done[help] }),
      action: isUnsafe
        ? action(context, newDevice.button, askResetUrl(context.origin))
        : action(context, words.button, loginUrl(context.origin)),
      notes: [note],
    };
  },
  samples: {
    'account-helped-address': { help: 'address_confirmed' },
    'account-helped-lockout': { help: 'lockout_ended' },
    'account-helped-sessions': { help: 'sessions_ended' },
    'account-helped-restored': { help: 'restored' },
    'account-helped-birth-date': { help: 'birth_date' },
    'account-helped-gender': { help: 'gender' },
  },
});
