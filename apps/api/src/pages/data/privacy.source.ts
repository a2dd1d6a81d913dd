import { Injectable } from '@nestjs/common';
import type { Locale } from '#contracts';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

@Injectable()
export class PrivacySource implements PageDataSource<'privacy'> {
  find({ locale, settings, visitor }: PageContext): PageAnswer<'privacy'> {
    return { data: { in_united_states: isInUnitedStates(locale, settings.geoip_country, visitor.acceptLanguage) } };
  }
}

/** `en-US` is no language of the interface, only a variant of privacy content. Where the address tells no country, the browser's language does. */
export const isInUnitedStates = (locale: Locale, country: string | null, acceptLanguage: string): boolean =>
  locale === 'en' && (country === null ? /^en-US\b/i.test(acceptLanguage) : country === 'US');
