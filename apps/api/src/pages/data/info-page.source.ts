import { Injectable } from '@nestjs/common';
import { houseRules, infoPages, type HouseRule, type Locale } from '#contracts';
import { ruleText } from '#i18n';
import { InfoTexts } from '#site';
import type { PageAnswer, PageContext, PageDataSource } from './page-data-source.js';

@Injectable()
export class InfoPageSource implements PageDataSource<'info-page'> {
  constructor(private readonly texts: InfoTexts) {}

  async find({ path, site, locale, settings, visitor }: PageContext): Promise<PageAnswer<'info-page'>> {
    const page = infoPages.find((name) => path === `/pages/${name}`);
    if (!page) return null;
    const own = await this.texts.find(site.id, page, locale);
    const in_united_states = isInUnitedStates(locale, settings.geoip_country, visitor.acceptLanguage);
    return { data: { own, in_united_states, ...(page === 'ban' && { rules: rulesIn(locale) }) } };
  }
}

/** Those that have words of their own: the last one is the terms. */
export const rulesIn = (locale: Locale): { readonly rule: HouseRule; readonly text: string }[] =>
  houseRules.filter((rule) => rule !== 'other').map((rule) => ({ rule, text: ruleText(rule, locale) }));

/** `en-US` is no language of the interface, only a variant of privacy content. Where the address tells no country, the browser's language does. */
export const isInUnitedStates = (locale: Locale, country: string | null, acceptLanguage: string): boolean =>
  locale === 'en' && (country === null ? /^en-US\b/i.test(acceptLanguage) : country === 'US');
