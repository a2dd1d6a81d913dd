import { defaultLocale, fallbackLocale, locales, type Locale } from '#contracts';
import { fill, type StatusWords } from '#i18n';
import type { Incident } from '../incidents.repository.js';
import type { StatusReport } from '../status-report.js';
import { momentText } from './formats.js';
import { markup, type Markup } from './markup.js';

/** The text that readers of a language get, and in which language it is. */
export function textFor(
  { texts }: Pick<Incident, 'texts'>,
  reader: Locale,
): { readonly text: string; readonly locale: Locale } | undefined {
  const locale = [reader, defaultLocale, fallbackLocale, ...locales].find((one) => texts[one]);
  return locale && { text: texts[locale] ?? '', locale };
}

/** What staff wrote: what goes on comes first, then what is planned, then what is over. */
export function incidentsSection({ at, incidents }: StatusReport, words: StatusWords, locale: Locale): Markup {
  const { title, none, now, planned, past } = words.incidents;
  const isOver = ({ endedAt }: Incident) => endedAt !== null && endedAt <= at;
  const going = incidents.filter((one) => !isOver(one) && one.beganAt <= at);
  const coming = incidents.filter((one) => one.beganAt > at).toReversed();
  const over = incidents.filter(isOver);
  const group = (name: string, list: readonly Incident[]) =>
    list.length === 0 ? markup`` : markup`<h3>${name}</h3>\n${list.map((one) => incidentCard(one, words, locale))}`;
  const told = incidents.length === 0 ? markup`<p>${none}</p>` : [group(now, going), group(planned, coming), group(past, over)];
  return markup`<section aria-labelledby="incidents">\n<h2 id="incidents">${title}</h2>\n${told}</section>`;
}

function incidentCard(incident: Incident, words: StatusWords, locale: Locale): Markup {
  const { kind, parts } = incident;
  const names = parts.map((part) => words.parts[part].name).join(', ');
  const written = textFor(incident, locale);
  const paragraphs = (written?.text ?? '').split(/\n{2,}/).filter(Boolean);
  return markup`<div class="card"><p><strong>${words.incidents[kind]} – ${names}</strong></p>
<p class="quiet">${spanText(incident, words, locale)}</p>
<div lang="${written?.locale ?? locale}">${paragraphs.map((text) => markup`<p>${text}</p>`)}</div></div>
`;
}

function spanText({ kind, beganAt, endedAt }: Incident, { incidents }: StatusWords, locale: Locale): string {
  const from = momentText(beganAt, locale);
  if (endedAt) return fill(incidents.span, locale, { from, until: momentText(endedAt, locale) });
  return kind === 'work' ? fill(incidents.from, locale, { from }) : fill(incidents.since, locale, { time: from });
}
