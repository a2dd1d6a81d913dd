import { statusParts, type Locale, type StatusPart } from '#contracts';
import { dayText, fill, fillPlural, type StatusWords } from '#i18n';
import { availability, dayState, daysUntil, measuredDays, type CountedDay } from '../days.policy.js';
import type { PartState } from '../parts.policy.js';
import type { StatusReport } from '../status-report.js';
import { durationText, shareText } from './formats.js';
import { markup, type Markup } from './markup.js';

/** So many bad days are told one by one, the newest first. */
const TOLD_DAYS = 10;
const signs: Readonly<Record<PartState, string>> = { up: '✓', slow: '…', down: '✕' };

/** A card for each part: how it is now, and how it was. */
export function partCards({ states, today, days }: StatusReport, words: StatusWords, locale: Locale): Markup[] {
  return statusParts.map((part) => {
    const counted = days.filter((day) => day.part === part);
    return partCard(part, states[part], daysUntil(today, counted), words, locale);
  });
}

function partCard(part: StatusPart, state: PartState, days: readonly CountedDay[], words: StatusWords, locale: Locale): Markup {
  const { name, what } = words.parts[part];
  const bars = days.map((day) => markup`<i class="${dayState(day)}"></i>`);
  return markup`<li class="card">
<div class="head"><h2>${name}</h2><span class="state ${state}"><span aria-hidden="true">${signs[state]}</span> ${words.states[state]}</span></div>
<p class="quiet">${what}</p>
<div class="days" role="img" aria-label="${fill(words.history.label, locale, { part: name })}">${bars}</div>
${historyText(days, words, locale)}
</li>
`;
}

function historyText(days: readonly CountedDay[], { history }: StatusWords, locale: Locale): Markup {
  const share = availability(days);
  if (share === undefined) return markup`<p>${history.unknown}</p>`;
  const bad = days.filter((day) => ['slow', 'down'].includes(dayState(day))).toReversed();
  const said = shareSentence(share, days, history, locale);
  if (bad.length === 0) return markup`<p>${said} ${history.good}</p>`;
  const told = bad.slice(0, TOLD_DAYS).map((day) => markup`<li>${badDayText(day, history, locale)}</li>`);
  return markup`<p>${said}</p>\n<p><strong>${history.badDays}</strong></p>\n<ul>${told}</ul>`;
}

/** Says of which days it is: of all of them only where each has figures. */
function shareSentence(share: number, days: readonly CountedDay[], history: StatusWords['history'], locale: Locale): string {
  const measured = measuredDays(days);
  const facts = { percent: shareText(share, locale) };
  return measured === days.length ? fill(history.share, locale, facts) : fillPlural(history.shareSoFar, locale, measured, facts);
}

function badDayText({ day, slow, down }: CountedDay, history: StatusWords['history'], locale: Locale): string {
  const told = [
    ...(down > 0 ? [fill(history.down, locale, { time: durationText(down, locale) })] : []),
    ...(slow > 0 ? [fill(history.slow, locale, { time: durationText(slow, locale) })] : []),
  ];
  return `${dayText(day, locale)} – ${told.join(', ')}`;
}
