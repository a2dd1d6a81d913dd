import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { defaultLocale, fallbackLocale, type Locale, type PublicSettings } from '#contracts';
import { siteWords } from '#i18n';
import { GeoCountry, toPublicSettings, type Site } from '#site';

/** The public settings as one caller gets them: the site's numbers, the words in the caller's language, the country of the address. */
@Injectable()
export class PublicSettingsView {
  constructor(
    private readonly geo: GeoCountry,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  of(site: Site, ip: string, host: string, locale: Locale): PublicSettings {
    const builtIn = siteWords[locale];
    const own = { ...site.settings.texts[fallbackLocale], ...site.settings.texts[defaultLocale], ...site.settings.texts[locale] };
    return toPublicSettings(site, {
      host: host.replace(/:\d+$/, ''),
      country: this.geo.countryOf(ip),
      demo: this.config.isDemo,
      texts: { ...builtIn, ...ownTexts(own) },
    });
  }
}

const keys = ['description', 'index_title', 'fictional_warning', 'fictional_singular', 'fictional_plural'] as const;

/** An owner's empty text falls back to the built-in one. */
function ownTexts(texts: Readonly<Record<string, string>>): Partial<Record<(typeof keys)[number], string>> {
  return Object.fromEntries(keys.filter((key) => texts[key]).map((key) => [key, texts[key]]));
}
