import type { PriceListState } from '#contracts-admin';
import { asCount } from '../ui/format';
import { placeWords } from '../home/place-words';

const lists = (count: number): string => `${asCount(count)} ${count === 1 ? 'list' : 'lists'}`;

/** What the moment of a list is called, by what became of the list. */
export const beginnings: Record<PriceListState, string> = {
  in_force: 'From',
  planned: 'Begins',
  over: 'From',
  withdrawn: 'Was to begin',
};

/** The sites by their prices, and the prices of one. */
export const priceWords = {
  title: placeWords.prices.title,
  listIntro: 'What members pay for credits. Each site has prices of its own, and can have other ones for some countries.',
  none: 'There is no site yet.',
  made: (count: number) => (count === 0 ? 'The prices that are built in' : `${lists(count)} made`),
  ofSite: 'Prices of this site',
  heading: (site: string) => `Prices of ${site}`,
  intro: [
    'A list of prices holds for its countries from its moment on, until a later one for the same country begins.',
    'Countries without a list of their own have the general one.',
    'Orders that were made before keep their price; members see new prices within a minute.',
  ].join(' '),
  open: 'New prices',
  like: 'New prices like these…',
  likeOf: (places: string) => `New prices like these… ${places}`,
  groups: {
    in_force: { title: 'In force', none: 'Nothing is sold now.' },
    planned: { title: 'Planned', none: 'Nothing is planned.' },
    earlier: { title: 'Earlier', none: 'No list is over yet.' },
  },
  everyOther: 'Every other country',
  holdsIn: (places: string) => `Now holds in ${places} only: the other countries have a later list.`,
  withdrawn: 'Withdrawn before it began',
  tableOf: (places: string) => `Prices: ${places}`,
  credits: 'Credits',
  price: 'Price',
  unitPrice: 'One credit',
  currency: 'Currency',
  madeBy: 'Set by',
  builtIn: 'Built in',
  why: 'Why',
} as const;
