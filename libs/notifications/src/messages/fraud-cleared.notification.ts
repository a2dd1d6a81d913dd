import * as z from 'zod';
import { mailsADay } from '#auth';
import { DecisionsService, FraudContacts, moderationEvents } from '#moderation';
import { CardsService } from '#profiles';
import { action, chatsUrl, frame, saying } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { Recipients, toAccount } from '../recipients/index.js';

/** `keepsCredits`: some came back, and stay theirs. */
type Facts = { readonly name: string; readonly keepsCredits: boolean };

/** To whoever was warned of a member: the ban was a mistake. */
export const fraudClearedMail = defineMail({
  kind: 'fraud-cleared',
  job: 'mail.fraud-cleared',
  on: [moderationEvents.fraudContactCleared],
  payload: z.object({ contactId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  limit: mailsADay(10),
  uses: { contacts: FraudContacts, decisions: DecisionsService, cards: CardsService, recipients: Recipients },
  async load({ contactId }, { contacts, decisions, cards, recipients, read }) {
    const contact = await read((tx) => contacts.find(tx, contactId));
    const decision = contact && (await read((tx) => decisions.find(tx, contact.decisionId)));
    const cleared = decision?.state === 'overturned' ? decision.memberId : null;
    const name = cleared === null ? undefined : (await read((tx) => cards.names(tx, [cleared]))).get(cleared);
    if (!contact || name === undefined) return 'nobody to speak of';
    const account = await recipients.reachable(contact.memberId);
    if (typeof account === 'string') return account;
    if (account.status === 'deleted' || account.status === 'banned') return 'a closed account';
    const facts: Facts = { name, keepsCredits: contact.credits > 0 };
    return { to: toAccount(account), key: contactId, facts };
  },
  write(context, { name, keepsCredits }) {
    const { fraudCleared } = context.moderation;
    const framed = frame(
      context,
      saying(fraudCleared, (text) => text.replaceAll('{name}', name)),
    );
    return {
      ...framed,
      paragraphs: [...framed.paragraphs, ...(keepsCredits ? [fraudCleared.credits] : [])],
      action: action(context, fraudCleared.button, chatsUrl(context.origin)),
      notes: [fraudCleared.note],
    };
  },
  samples: {
    'fraud-cleared': { name: 'Jan', keepsCredits: true },
    'fraud-cleared-without-credits': { name: 'Jan', keepsCredits: false },
  },
});
