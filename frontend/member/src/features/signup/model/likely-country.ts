interface Hints {
  /** By the network address; null where it is not known. */
  readonly known: string | null;
  /** Those that the site is for; never empty. */
  readonly countries: readonly string[];
  /** Those of the browser, the dearest first: `pl-PL`, `pl`. */
  readonly languages: readonly string[];
  /** Of the page, with its country: `nl-NL`. */
  readonly page: string;
}

/** The country that is chosen beforehand: where the visitor is, else the one that the languages of the browser name, else that of the page's language. */
export function likelyCountry({ known, countries, languages, page }: Hints): string {
  const named = [...languages, page].map(regionOf);
  return [known, ...named].find((code) => code && countries.includes(code)) ?? countries[0] ?? '';
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag.replace('_', '-')).maximize().region;
  } catch {
    return undefined;
  }
}
