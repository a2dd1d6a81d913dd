import * as z from 'zod';
import { mailsADay } from '#auth';
import { fillPlural } from '#i18n';
import { DecisionsService, FraudContacts, moderationEvents } from '#moderation';
import { CardsService } from '#profiles';
import { action, frame, safetyUrl, saying } from '../mails/index.js';
import { defineMail } from '../definitions/index.js';
import { Recipients, toAccount } from '../recipients/index.js';

/** `credits` is what they get back. */
type Facts = { readonly name: string; readonly credits: number };

/** To whoever had to do with a member that was banned because of money. */
export const fraudWarningMail = defineMail({
  kind: 'fraud-warning',
  job: 'mail.fraud-warning',
  on: [moderationEvents.fraudContactFound],
  payload: z.object({ contactId: z.uuid() }),
  urgency: 'bulk',
  guarantee: 'at-least-once',
  /** One for each banned fraud who wrote to the member. */
  limit: mailsADay(10),
  uses: { contacts: FraudContacts, decisions: DecisionsService, cards: CardsService, recipients: Recipients },
  async load({ contactId }, { contacts, decisions, cards, recipients, read }) {
    const contact = await read((tx) => contacts.find(tx, contactId));
    const decision = contact && (await read((tx) => decisions.find(tx, contact.decisionId)));
    const banned = decision?.state === 'in_force' ? decision.memberId : null;
    const name = banned === null ? undefined : (await read((tx) => cards.names(tx, [banned]))).get(banned);
    if (!contact || name === undefined) return 'nobody to warn of';
    const account = await recipients.reachable(contact.memberId);
    if (typeof account === 'string') return account;
    if (account.status === 'deleted' || account.status === 'banned') return 'a closed account';
    const facts: Facts = { name, credits: contact.credits };
    return { to: toAccount(account), key: contactId, facts };
  },
  write(context, { name, credits }) {
    const { fraudWarning, creditsBack } = context.moderation;
    const framed = frame(
      context,
      saying(fraudWarning, (text) => text.replaceAll('{name}', name)),
    );
    return {
      ...framed,
      paragraphs: [...framed.paragraphs, ...(credits > 0 ? [fillPlural(creditsBack, context.locale, credits, { name })] : [])],
      action: action(context, fraudWarning.button, safetyUrl(context.origin)),
      notes: [fraudWarning.note],
    };
  },
  samples: { 'fraud-warning': { name: 'Jan', credits: 24 }, 'fraud-warning-without-credits': { name: 'Jan', credits: 0 } },
});
