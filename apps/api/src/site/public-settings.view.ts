import { Inject, Injectable } from '@nestjs/common';
import { GiftCatalogue } from '#chats';
import { CONFIG, type Config } from '#config';
import type { Locale, PublicSettings } from '#contracts';
import { closedDescriptions, siteWords } from '#i18n';
import { GeoCountry, ownTextOf, toPublicSettings, type Site } from '#site';

/** The public settings as one caller gets them: the site's numbers, the words in the caller's language, the country of the address. */
@Injectable()
export class PublicSettingsView {
  constructor(
    private readonly geo: GeoCountry,
    private readonly gifts: GiftCatalogue,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  of(site: Site, ip: string, host: string, locale: Locale): PublicSettings {
    const builtIn = { ...siteWords[locale], ...(site.settings.signups !== 'all' && { description: closedDescriptions[locale] }) };
    return toPublicSettings(site, {
      host: host.replace(/:\d+$/, ''),
      country: this.geo.countryOf(ip),
      demo: this.config.isDemo,
      pushPublic: this.config.push?.publicKey ?? null,
      giftPrices: this.gifts.pricesOn(site),
      texts: { ...builtIn, premium_claim: '', entry_warning: '', ...ownTexts(site, locale) },
    });
  }
}

const keys = [
  'description',
  'index_title',
  'fictional_warning',
  'fictional_singular',
  'fictional_plural',
  'premium_claim',
  'entry_warning',
] as const;

/** An owner's empty text falls back to the built-in one. */
function ownTexts(site: Site, locale: Locale): Partial<Record<(typeof keys)[number], string>> {
  const own = keys.map((key) => [key, ownTextOf(site, locale, key)] as const);
  return Object.fromEntries(own.filter(([, text]) => text));
}
