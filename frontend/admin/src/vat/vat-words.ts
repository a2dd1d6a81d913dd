import { vatBasisPointsMax, type VatRateState } from '#contracts-admin';
import { asPercent } from '../ui/percent';
import { placeWords } from '../home/place-words';

/** What the day of a rate is called, by what became of the rate. */
export const beginnings: Record<VatRateState, string> = {
  in_force: 'Since',
  planned: 'Begins on',
  over: 'From',
  withdrawn: 'Was to begin on',
};

/** The VAT of each country by the day, and of one. */
export const vatWords = {
  title: placeWords.vat.title,
  listIntro: 'The VAT inside what members of each country pay. A rate holds from its day on, until a later one begins.',
  none: 'There is no country yet.',
  noVat: 'No VAT',
  always: 'The beginning',
  nextOf: (rate: string, day: string) => `${rate} from ${day}`,
  noNext: 'Nothing planned',
  heading: (country: string) => `VAT in ${country}`,
  today: (rate: string, day: string) => `Today, ${day} in the books: ${rate}.`,
  intro: [
    'A rate begins on a day in the time of the books (Amsterdam), tomorrow at the earliest.',
    'In the last minute before midnight, nothing is added or withdrawn any more that begins then.',
    'Orders keep the VAT of the day on which they were made. What held is never changed.',
  ].join(' '),
  open: 'Add a rate',
  groups: {
    in_force: { title: 'In force', none: 'No rate holds: nothing is taxed.' },
    planned: { title: 'Planned', none: 'Nothing is planned.' },
    earlier: { title: 'Earlier', none: 'There was no other rate.' },
  },
  withdrawn: 'Withdrawn before it began',
  madeBy: 'Added by',
  builtIn: 'There from the beginning',
  why: 'Why',
  form: {
    rate: 'Rate in percent',
    rateHelp: 'Of the standard rate for services. 0 where there is no VAT any more.',
    from: 'From',
    fromHelp: 'Tomorrow at the earliest; in the last minute before midnight in Amsterdam, the day after tomorrow.',
    change: (now: string, then: string, day: string) => `${now} until then, ${then} from ${day} on.`,
    badRate: `Write a percentage from 0 to ${asPercent(vatBasisPointsMax)}, with at most two digits after the point.`,
    noDay: 'Say on which day it begins.',
    early: 'Choose a later day: a rate begins tomorrow at the earliest.',
    lookAgain: 'Something is not right yet. What it is stands beside its field.',
    meanwhile:
      'Somebody else changed the rates of this country meanwhile. What you typed is still here: look at the rates behind it, and send it again.',
  },
} as const;

export const rateText = (basisPoints: number): string => (basisPoints === 0 ? vatWords.noVat : asPercent(basisPoints));
