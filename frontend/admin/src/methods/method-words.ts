import type { PaymentMethod } from '#contracts';
import { payMethods } from '../orders/order-words';
import { placeWords } from '../home/place-words';

/** Ways to pay as a sentence names them; `nothing` where there are none. */
export const namesOf = (methods: readonly PaymentMethod[], nothing: string): string =>
  methods.map((method) => payMethods[method]).join(', ') || nothing;

/** With what members of each country can pay. */
export const methodWords = {
  title: placeWords.methods.title,
  listIntro:
    'With what members of each country can pay, in the order in which they see it. Where nobody chose, the built-in ways to pay count. Each country leads to its list.',
  none: 'There is no country yet.',
  own: 'Chosen by you',
  builtIn: 'Built in',
  missingOf: (names: string) => `Not switched on at the provider: ${names}`,
  nothingMissing: 'All there',
  heading: (country: string) => `Ways to pay in ${country}`,
  intro: [
    'Members see the ways to pay that are ticked, in this order, as far as they take the currency and the provider has them.',
    'What you set is in force within a minute. Orders that were made keep the way to pay that they were made with.',
  ].join(' '),
  listTitle: 'The list of this country',
  label: 'Offered, from the first to the last',
  help: 'What is not ticked is hidden from members of this country. Codes and orders of before stay as they are.',
  isBuiltIn: 'Nobody chose for this country: these are the built-in ways to pay.',
  save: 'Save…',
  discard: 'Leave them as they were',
  reset: 'Back to the built-in ones…',
  noneLeft: 'Tick at least one: without any, nobody of this country could buy.',
  about: (country: string, names: string) => `${country}: ${names}`,
  aboutBuiltIn: (country: string, names: string) => `${country}, the built-in ones: ${names}`,
  theirs: 'As they are now',
  meanwhile:
    'Somebody else chose for this country meanwhile. Nothing was saved. What counts now stands below; save once more to have yours.',
  seenTitle: 'What members see',
  seenNone: 'No site sells in this country.',
  inCurrency: (currency: string) => `Who pays in ${currency}`,
  offered: 'Offered',
  nothingOffered: 'Nothing: nobody can buy',
  missing: 'Not at the provider',
  missingHelp: 'What the provider does not have is not offered. Switch it on in the dashboard of the provider, or take it out of the list.',
  otherCurrency: 'Not for this currency',
  asked: 'Provider asked',
  notAsked: 'The provider could not be asked yet. Until it answers, the whole list is offered.',
  away: 'The provider does not answer now. What it said before counts.',
  history: 'Changes',
  historyNone: 'Nobody has chosen for this country yet.',
  by: 'By',
  why: 'Why',
  what: 'Offered',
} as const;
