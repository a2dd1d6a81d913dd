import type { AdvertisementView, Locale, Measuring } from '#contracts';
import { ownTextOf } from './public-settings.js';
import type { Site } from './site-settings.js';

/**
 * What a visitor sees of the partner with live cams: nothing where the owner has not switched it on, nor after a no; and nothing that comes from
 * the partner before a yes.
 */
export function advertisementFor(site: Site, locale: Locale, answer: Measuring): AdvertisementView | null {
  const { cam_promo: promo } = site.settings;
  if (!promo || answer === 'no') return null;
  return {
    host: hostOf(promo.link),
    from: hostOf(promo.pictures[0] ?? promo.link),
    link: promo.link,
    text: ownTextOf(site, locale, 'cam_promo'),
    pictures: answer === 'yes' ? promo.pictures : [],
    asks: answer === 'unasked' && promo.pictures.length > 0,
  };
}

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
