import { defaultLocale, localeOf, type Locale } from '#contracts';

export type LocaleHints = {
  readonly cookie?: string;
  readonly user?: string;
  readonly domainLanguage?: string | null;
  readonly acceptLanguage?: string;
};

/** The interface language: cookie, then the member's own, then the domain's, then the browser's, then English. */
export function chooseLocale(hints: LocaleHints): Locale {
  return (
    localeOf(hints.cookie) ??
    localeOf(hints.user) ??
    localeOf(hints.domainLanguage) ??
    acceptedLocale(hints.acceptLanguage) ??
    defaultLocale
  );
}

function acceptedLocale(header = ''): Locale | undefined {
  const wishes = header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  for (const { tag } of wishes) {
    const locale = localeOf(tag);
    if (locale) return locale;
  }
  return undefined;
}
