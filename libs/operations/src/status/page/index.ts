import { localeFacts, locales, type Locale } from '#contracts';
import { fill, wordsFor } from '#i18n';
import type { PartStates } from '../parts.policy.js';
import type { StatusReport } from '../status-report.js';
import { momentText } from './formats.js';
import { incidentsSection } from './incidents.js';
import { markup, Markup } from './markup.js';
import { partCards } from './parts.js';
import { statusStyle, statusStyleHash } from './style.js';

export { statusStyleHash };

/** Also where no server says it: nothing but this page and its own style is loaded. */
const policy = `default-src 'none'; style-src '${statusStyleHash}'; base-uri 'none'; form-action 'none'`;

/** The page as one file, for readers of a language: no script, no picture, no font from elsewhere. */
export function statusPage(report: StatusReport, locale: Locale): string {
  const words = wordsFor(locale).status;
  const overall = overallOf(report.states);
  const { text } = markup`<!doctype html>
<html lang="${localeFacts[locale].iso}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title}</title>
<style>${new Markup(statusStyle)}</style>
</head>
<body>
<main>
<p><a href="/">${words.home}</a></p>
<h1>${words.title}</h1>
<p class="card summary ${overall}">${words.summary[overall]}</p>
<p>${fill(words.asOf, locale, { time: momentText(report.at, locale) })}</p>
<p><a class="button" href="/status/${locale}">${words.again}</a></p>
<ul class="plain">
${partCards(report, words, locale)}</ul>
<p class="quiet">${words.history.legend}</p>
${incidentsSection(report, words, locale)}
<nav aria-labelledby="languages">
<h2 id="languages">${words.languages}</h2>
<div class="languages">${locales.map((one) => languageLink(one, locale))}</div>
</nav>
</main>
</body>
</html>
`;
  return text;
}

function overallOf(states: PartStates): 'up' | 'slow' | 'down' | 'away' {
  if (states.site === 'down') return 'away';
  const all = Object.values(states);
  if (all.includes('down')) return 'down';
  return all.includes('slow') ? 'slow' : 'up';
}

function languageLink(one: Locale, shown: Locale): Markup {
  const { name, iso } = localeFacts[one];
  if (one === shown) return markup`<span aria-current="page" lang="${iso}">${name}</span> `;
  return markup`<a href="/status/${one}" lang="${iso}" hreflang="${one}">${name}</a> `;
}
