import { isBuiltInGift, type GiftId } from '#contracts';
import type { GiftPriceWish, GiftRow, GiftState } from '#contracts-admin';
import { asCount, asDate, languageName } from '../ui/format';
import { placeWords } from '../home/place-words';

/** What the app calls the built-in gifts; members read it in their language. */
const builtIn: Record<GiftId, string> = {
  daisy: 'A daisy',
  coffee: 'A cup of coffee',
  cookies: 'Two cookies',
  postcard: 'A postcard',
  tulips: 'A bunch of tulips',
  cake: 'A birthday cake',
  teapot: 'A pot of tea',
  song: 'A song for you',
  roses: 'A bouquet of roses',
  chocolates: 'A box of chocolates',
  picnic: 'A picnic for two',
  lighthouse: 'A lighthouse at night',
};

export const nameOf = ({ id, names }: Pick<GiftRow, 'id' | 'names'>): string => names.en || (isBuiltInGift(id) ? builtIn[id] : id);

const levels = { 1: 'Small gift', 2: 'Middle gift', 3: 'Large gift' } as const;
export const priceWords = (price: GiftPriceWish): string => {
  if ('level' in price) return levels[price.level];
  return price.credits === 0 ? 'Free' : `${asCount(price.credits)} ${price.credits === 1 ? 'credit' : 'credits'}`;
};

export const stateWords: Record<GiftState, string> = {
  offered: 'Offered',
  early: 'Not yet',
  over: 'Season over',
  retired: 'Retired',
};

export function daysWords({ from_day, until_day }: Pick<GiftRow, 'from_day' | 'until_day'>): string {
  if (from_day === null && until_day === null) return 'Always';
  return [from_day && `from ${asDate(from_day)}`, until_day && `until ${asDate(until_day)}`].filter(Boolean).join(' ');
}

export const lackingWords = (lacking: readonly string[]): string =>
  lacking.length === 0 ? 'None lacks' : `${lacking.map(languageName).join(', ')}: the English name is read there`;

export const giftWords = {
  title: placeWords.gifts.title,
  intro: [
    'Members see the gifts in this order. A retired gift can no longer be sent; it stays where it was sent before.',
    'A new price counts for the next gift: whoever still has the old one on their button is asked to look again, and pays nothing.',
    'Changes are in force within a minute.',
  ].join(' '),
  open: 'New gift',
  change: 'Change…',
  picture: 'Picture',
  name: 'Name',
  names: 'Names',
  price: 'Price',
  sites: 'Sites',
  allSites: 'All sites',
  days: 'Days',
  state: 'State',
  lacking: 'Languages without a name',
  builtInNames: 'This gift is built in and has a name in every language. What stands here replaces it.',
  changed: 'Last changed',
  never: 'Never',
  saveOrder: 'Save this order…',
  discardOrder: 'Leave it as it was',
  orderNow: 'As it is',
  orderMeanwhile: 'Somebody else put the gifts in order meanwhile. Nothing was saved. Below is their order; save once more to have yours.',
  moved: (count: number) => `${count} ${count === 1 ? 'gift stands' : 'gifts stand'} elsewhere`,
  unknownSite: 'A site that is gone',
};

export const formWords = {
  namesFold: (written: number, all: number) => `Names in other languages (${written} of ${all})`,
  nameIn: (locale: string) => `Name in ${languageName(locale)}`,
  namesHelp: 'Where a name is missing, members read the English one.',
  builtInHelp: 'Leave empty what members shall read as it is built in.',
  price: 'Price',
  kinds: { level: 'By size: each site has a price for small, middle and large gifts', credits: 'The same on every site' },
  level: 'Size',
  levels: [
    { id: '1', name: levels[1] },
    { id: '2', name: levels[2] },
    { id: '3', name: levels[3] },
  ] as const,
  credits: 'Credits',
  everywhere: 'On all sites, also those that come later',
  from: 'From',
  until: 'Until and with',
  daysHelp: 'Empty: no first or last day. Days of the books, in Amsterdam.',
  pictureHelp:
    'JPEG, PNG or WebP, at least 200 pixels on each side and at most 10 MB. It is made small and stored anew; what is see-through stays so.',
  uploading: 'The picture is on its way…',
  chosen: 'This is the new picture.',
  lookAgain: 'Something is not right yet. It stands beside the fields.',
  meanwhile: 'Somebody else changed this gift meanwhile. Nothing was saved yet. Compare, and save once more to have it your way.',
  differs: (label: string, now: string, yours: string) => `${label}: now “${now || 'empty'}”, yours “${yours || 'empty'}”`,
  samePicture: 'unchanged',
  newPicture: 'a new one',
};

export const formFaults = {
  noEnglish: 'Write the English name: it is read wherever another one is missing.',
  noPicture: 'Choose a picture.',
  credits: 'A whole number from 0 to 1,000.',
  noSite: 'Choose at least one site, or all of them.',
  turned: 'The last day is before the first.',
};
