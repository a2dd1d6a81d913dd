import { giftLevels, locales, type GiftLevel, type Locale } from '#contracts';
import { giftCreditsMax, type GiftPriceWish, type GiftRow, type InputOf } from '#contracts-admin';
import { wholeNumber } from '../ui/typed';
import { formFaults } from './gift-words';

/** What stands in the form, as it was typed and chosen. */
export interface GiftForm {
  readonly names: Readonly<Record<Locale, string>>;
  readonly priced: 'level' | 'credits';
  readonly level: '1' | '2' | '3';
  readonly credits: string;
  readonly everywhere: boolean;
  readonly sites: readonly string[];
  readonly from: string;
  readonly until: string;
  /** A new picture that was uploaded; null: the one that is there. */
  readonly picture: string | null;
}

export const emptyForm: GiftForm = {
  names: Object.fromEntries(locales.map((locale) => [locale, ''])) as Record<Locale, string>,
  priced: 'level',
  level: '1',
  credits: '',
  everywhere: true,
  sites: [],
  from: '',
  until: '',
  picture: null,
};

export const formOf = ({ names, price, site_ids, from_day, until_day }: GiftRow): GiftForm => ({
  names,
  priced: 'level' in price ? 'level' : 'credits',
  level: 'level' in price ? (String(price.level) as GiftForm['level']) : '1',
  credits: 'credits' in price ? String(price.credits) : '',
  everywhere: site_ids === null,
  sites: site_ids ?? [],
  from: from_day ?? '',
  until: until_day ?? '',
  picture: null,
});

export type GiftWish = Omit<InputOf<'change_gift'>, 'reason' | 'version'>;
/** What is wrong, in words, by the path of the field in the command, such as `names.en`. */
export type Faults = Readonly<Record<string, string>>;
export interface GiftFacts {
  /** It has names of its own in the app. */
  readonly builtIn: boolean;
  readonly hasPicture: boolean;
}

/** The gift that is wished for, or what is wrong with the wish. */
export function readForm(form: GiftForm, { builtIn, hasPicture }: GiftFacts): { readonly wish: GiftWish } | { readonly faults: Faults } {
  const { names, everywhere, sites, from, until, picture } = form;
  const price = priceOf(form);
  const faults = {
    ...(!builtIn && names.en.trim() === '' && { 'names.en': formFaults.noEnglish }),
    ...(!hasPicture && picture === null && { picture: formFaults.noPicture }),
    ...(price === undefined && { price: formFaults.credits }),
    ...(!everywhere && sites.length === 0 && { site_ids: formFaults.noSite }),
    ...(from !== '' && until !== '' && until < from && { until_day: formFaults.turned }),
  };
  if (price === undefined || Object.keys(faults).length > 0) return { faults };
  return {
    wish: {
      names,
      price,
      site_ids: everywhere ? null : [...sites],
      from_day: from || null,
      until_day: until || null,
      picture,
    },
  };
}

function priceOf({ priced, level, credits }: GiftForm): GiftPriceWish | undefined {
  if (priced === 'level') return { level: giftLevels.find((one) => String(one) === level) ?? (1 satisfies GiftLevel) };
  const count = wholeNumber(credits);
  return count >= 0 && count <= giftCreditsMax ? { credits: count } : undefined;
}
