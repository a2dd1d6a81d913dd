import { locales } from '#contracts';
import type { GiftRow } from '#contracts-admin';
import { formOf, readForm, type GiftForm } from './gift-form';
import { formWords as text, giftWords, priceWords } from './gift-words';

/** In what the form differs from the gift as it is now, with both, in words. */
export function differences(gift: GiftRow, form: GiftForm, siteName: (id: string) => string): string[] {
  const now = formOf(gift);
  const sites = ({ everywhere, sites: ids }: GiftForm) => (everywhere ? giftWords.allSites : ids.map(siteName).join(', '));
  const parts: readonly (readonly [label: string, now: string, yours: string])[] = [
    ...locales.map((locale) => [text.nameIn(locale), now.names[locale], form.names[locale]] as const),
    [text.price, priceIn(now), priceIn(form)],
    [giftWords.sites, sites(now), sites(form)],
    [text.from, now.from, form.from],
    [text.until, now.until, form.until],
    [giftWords.picture, text.samePicture, form.picture === null ? text.samePicture : text.newPicture],
  ];
  return parts.filter(([, one, other]) => one !== other).map(([label, one, other]) => text.differs(label, one, other));
}

function priceIn(form: GiftForm): string {
  const read = readForm({ ...form, everywhere: true, from: '', until: '' }, { builtIn: true, hasPicture: true });
  return 'wish' in read ? priceWords(read.wish.price) : form.credits;
}
