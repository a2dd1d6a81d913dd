import { addressText, localeFacts } from '#contracts';
import { countryName, dayText, fill, fillPlural, timeText } from '#i18n';
import type { EmailFact, Enclosure } from '#mail';
import { BOOKS_ZONE } from '#payments';
import { dayIn, type EmailContext } from '../mails/index.js';
import type { OrderFacts } from './order-parts.js';

// By law a buyer gets the contract, what they agreed to, and the form to withdraw with on a durable medium. So all of it stands in the mail itself:
// it must be whole when no link works any more.

const sellerOf = ({ company }: OrderFacts, { locale }: EmailContext): string =>
  [company.name, addressText(company, company.country && countryName(company.country, locale))].filter(Boolean).join(', ');

const creditsText = ({ credits }: OrderFacts, { payments, locale, site }: EmailContext): string =>
  fillPlural(payments.papers.credits, locale, credits, { site: site.name });

const orderedOn = ({ createdAt }: OrderFacts, { locale }: EmailContext): string => timeText(createdAt, locale, BOOKS_ZONE);

/** What was bought, from whom, and when, as one line: what a withdrawal is from. */
export const declarationText = (order: OrderFacts, context: EmailContext): string =>
  fill(context.contract.declaration, context.locale, {
    credits: creditsText(order, context),
    date: dayIn(context.locale, order.createdAt),
  });

/** Who sells what, on which terms. */
export function contractParty(order: OrderFacts, context: EmailContext): Enclosure {
  const { contract, payments, locale, site } = context;
  const { kvk, vatNumbers } = order.company;
  const { support_email: email, support_phone: phone } = site.settings;
  const facts: EmailFact[] = [
    [contract.labels.bought, creditsText(order, context)],
    [contract.labels.orderedOn, orderedOn(order, context)],
    [contract.labels.seller, sellerOf(order, context)],
    [contract.labels.email, email],
    [contract.labels.phone, phone],
    [payments.labels.companyNumber, kvk],
    [payments.labels.vatNumber, vatNumbers.join(', ')],
    [contract.labels.terms, order.termsVersion ? fill(contract.terms, locale, { date: dayIn(locale, order.termsVersion) }) : ''],
  ];
  return { title: contract.title, parts: [{ kind: 'facts', facts: facts.filter(([, value]) => value !== '') }] };
}

/** Both consents, word for word, in the language in which they were given. None for an order of which only the version is known. */
export function consentsGiven(order: OrderFacts, context: EmailContext): Enclosure[] {
  const { consent, consentVersion: version } = order;
  if (!consent) return [];
  const { title, ...words } = context.contract.agreed;
  const say = (text: string) => fill(text, context.locale, { at: orderedOn(order, context), version });
  return [
    {
      title,
      parts: [
        { kind: 'text', text: say(words.text) },
        { kind: 'quotation', lang: localeFacts[consent.language].iso, lines: [consent.startAtOnce, consent.payForUse] },
        { kind: 'text', text: say(words.version) },
      ],
    },
  ];
}

/** Until when and how to withdraw, and the form of the law for it, with all that we know filled in. */
export function withdrawalRight(order: OrderFacts, context: EmailContext): Enclosure[] {
  if (!order.withdrawUntil) return [];
  const { contract, payments, locale, site } = context;
  const { withdrawal, form } = contract;
  const until = fill(payments.papers.withdrawal, locale, { date: dayText(order.withdrawUntil, locale) });
  const lines: EmailFact[] = [
    [form.to, [sellerOf(order, context), site.settings.support_email].join(', ')],
    [form.statement, `${creditsText(order, context)} (${payments.labels.order}: ${order.id})`],
    [form.ordered, dayIn(locale, order.createdAt)],
    [form.name, ''],
    [form.address, ''],
    [form.signature, ''],
    [form.date, ''],
  ];
  return [
    { title: withdrawal.title, parts: [until, withdrawal.how, withdrawal.money].map((text) => ({ kind: 'text', text })) },
    {
      title: form.title,
      parts: [
        { kind: 'text', text: form.instruction },
        { kind: 'form', lines },
        { kind: 'text', text: form.footnote },
      ],
    },
  ];
}
