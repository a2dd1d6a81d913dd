import type { Money } from '#contracts';
import { bundleCreditsMax } from '#contracts-admin';
import { asCount } from '../ui/format';
import { asMoney, typedAmount } from '../ui/money';

/** What is wrong in the form before anything is sent. */
export const formFaults = {
  noCurrency: 'Choose a currency.',
  credits: `Write a whole number from 1 to ${asCount(bundleCreditsMax)}.`,
  sameCredits: 'Another row has as many credits.',
  price: (like: Money) => `This is no price in ${like.currency}. Write it like ${typedAmount(like)}.`,
  tooDear: (most: Money) => `Write a price of at most ${asMoney(most)}.`,
  noMoment: 'Say on which day and at what time they begin.',
  over: 'This time is over already. Choose a later one, or let them begin at once.',
} as const;

export const beginsWords = { at_once: 'At once', later: 'On a day and at a time' } as const;

/** The form that sets prices. */
export const formWords = {
  lookAgain: 'Something is not right yet. What it is stands beside its field.',
  meanwhile: 'Somebody else changed the prices meanwhile. What you typed is still here: look at what changes now, and send it again.',
  planned: 'The prices are planned.',
  countries: 'Countries',
  countriesHelp: 'None: every country without a list of its own.',
  currency: 'Currency',
  bundles: 'What is sold',
  bundle: (number: number) => `Bundle ${number}`,
  credits: 'Credits',
  price: (currency: string) => (currency === '' ? 'Price' : `Price in ${currency}`),
  unitPrice: (price: string) => `${price} for one credit`,
  add: 'Add a bundle',
  remove: 'Remove',
  removeOne: (number: number) => `Remove bundle ${number}`,
  dearer: (larger: number, smaller: number) =>
    `With ${asCount(larger)} credits, one credit costs more than with ${asCount(smaller)}. You can set these prices all the same.`,
  begins: 'The prices begin',
  at: 'Day and time',
  atHelp: 'In the time of your computer.',
  changes: {
    title: 'What changes',
    notYet: 'As soon as the fields above are filled in, the prices of now and then stand here side by side.',
    tableOf: (places: string) => `What changes: ${places}`,
    credits: 'Credits',
    before: 'Now',
    after: 'Then',
    notSold: 'Not sold',
  },
} as const;
