import { deviceOf } from '#auth';
import { moneyText } from '#contracts';
import type { OfficeOrderPage } from '#contracts-admin';
import { entryKindOf, type FactSheet } from '#payments';
import type { BuyerRow, UsesRow, VisitRow } from './evidence.repository.js';

export interface Evidence {
  readonly order: OfficeOrderPage;
  readonly buyer: BuyerRow | undefined;
  readonly uses: readonly UsesRow[];
  readonly visits: readonly VisitRow[];
  readonly writtenAt: Date;
}

/** Banks read English, whatever the buyer's language; what was agreed to stays in the words that the buyer saw. */
const locale = 'en-IE';
const none = 'Not known';

/** As `2026-11-28 17:04 UTC`: a bank reads it beside its own times. */
const asTime = (at: Date | string | null): string =>
  at === null ? none : `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const usesNames: Readonly<Record<string, string>> = {
  message: 'Messages sent',
  gift: 'Gifts sent',
  photo: 'Photos sent',
};

/** What stands in the member's book: a payment whose credits could not be given delivered nothing. */
function deliveredOf({ ledger }: OfficeOrderPage): string {
  // An order that is paid by direct debit gives them in two parts.
  const given = ledger.filter(({ kind }) => kind === 'purchase').map(({ amount, at }) => `${amount} credits, ${asTime(at)}`);
  return given.join('; ') || 'Nothing';
}

type Line = readonly [label: string, value: string];

function mandateOf({ debit }: OfficeOrderPage): Line[] {
  const mandate = debit?.mandate;
  return mandate ? [['Mandate', `${mandate.reference}, bank account ending in ${mandate.iban_ends_in}`]] : [];
}

/** What a dispute of an order is answered with: what was bought and agreed to, that it was delivered and used, by whom. No other member is named. */
export function evidenceSheet({ order, buyer, uses, visits, writtenAt }: Evidence): FactSheet {
  const { evidence, consent, provider, papers, refunds } = order;
  return {
    lang: 'en',
    title: `Evidence for order ${order.id}`,
    author: order.company,
    createdAt: writtenAt,
    sections: [
      {
        title: 'The order',
        facts: [
          ['Sold by', order.company],
          ['Site', order.site ?? none],
          ['Payment at the provider', [provider.name, provider.id].filter(Boolean).join(' ')],
          ['Method', order.method],
          ...mandateOf(order),
          ['Amount', moneyText(order.amount, locale)],
          ['Bought', `${order.credits} credits`],
          ['Ordered', asTime(order.at)],
          ['Paid', asTime(order.paid_at)],
          ['Delivered', deliveredOf(order)],
          ...papers.map(({ kind, number, at }) => [kind === 'invoice' ? 'Invoice' : 'Credit note', `${number}, ${asTime(at)}`] as const),
        ],
        paragraphs: [],
      },
      {
        title: 'The buyer',
        facts: [
          ['E-mail address', buyer?.email ?? 'The account is erased'],
          ['Name in the profile', buyer?.name ?? none],
          ['Signed up', asTime(buyer?.signed_up ?? null)],
          ['Address confirmed', asTime(buyer?.confirmed_at ?? null)],
          ['Country of the profile', evidence.profile],
          ['Country of the network', evidence.network ?? none],
          ['Country of the payment', evidence.payment ?? none],
        ],
        paragraphs: [],
      },
      {
        title: 'What was agreed to with the order',
        facts: [
          ['Version', consent.version],
          ['Language', consent.language ?? none],
          ['Terms of', asTime(consent.terms)],
        ],
        paragraphs: [...consent.words],
      },
      {
        title: 'What the account sent for credits since the payment',
        facts: uses.map(({ kind, times, credits, first, last }) => {
          const name = entryKindOf(kind);
          return [usesNames[name] ?? name, `${times}, for ${credits} credits, from ${asTime(first)} to ${asTime(last)}`] as const;
        }),
        paragraphs: uses.length === 0 ? ['Nothing was sent for credits.'] : [],
      },
      {
        title: 'Browsers that logged in to the account',
        facts: visits.map(({ first, last, user_agent }) => {
          const { browser, kind } = deviceOf(user_agent);
          return [`${browser}, ${kind}`, `from ${asTime(first)} to ${asTime(last)}`] as const;
        }),
        paragraphs: visits.length === 0 ? ['None are kept.'] : [],
      },
      {
        title: 'Money that went back',
        facts: refunds.map(({ cause, amount, state, at, done_at }): Line => {
          const sum = `${moneyText(amount, locale)}, ${asTime(at)}`;
          if (cause !== 'chargeback') return ['Refund', `${sum}, ${state}`];
          return ['Charged back', state === 'failed' ? `${sum}, given back on ${asTime(done_at)}` : sum];
        }),
        paragraphs: refunds.length === 0 ? ['Nothing.'] : [],
      },
    ],
  };
}
