import { picturesOf, type AdvertisementView, type Locale, type Measuring } from '#contracts';
import { ownTextOf } from './public-settings.js';
import type { Site } from '../settings/index.js';

/**
 * What a visitor sees of the partner with live cams: nothing where the owner has not switched it on, nor after a no; and nothing that comes from
 * the partner before a yes.
 */
export function advertisementFor(site: Site, locale: Locale, answer: Measuring): AdvertisementView | null {
  const { cam_promo: promo } = site.settings;
  if (!promo || answer === 'no') return null;
  const { link, teaser } = promo;
  const [first] = picturesOf(promo);
  const maySee = answer === 'yes';
  return {
    host: hostOf(link),
    from: hostOf(first ?? link),
    link,
    teaser,
    text: ownTextOf(site, locale, 'cam_promo'),
    pictures: maySee ? promo.pictures : [],
    profiles: promo.profiles.map((profile) => ({ ...profile, picture: maySee ? profile.picture : null })),
    asks: answer === 'unasked' && first !== undefined,
  };
}

const hostOf = (address: string): string => new URL(address).hostname.replace(/^www\./, '');
