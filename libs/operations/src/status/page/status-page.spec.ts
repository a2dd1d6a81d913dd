import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { locales, statusParts, type Locale } from '#contracts';
import type { Incident } from '../incidents.repository.js';
import { partStates, statesWithoutAnswer } from '../parts.policy.js';
import type { StatusReport } from '../status-report.js';
import { durationText, shareText } from './formats.js';
import { textFor } from './incidents.js';
import { statusPage, statusStyleHash } from './index.js';

const at = new Date('2026-11-29T15:04:30Z');
const today = '2026-11-29';
const day = (name: string, minutes: Partial<{ slow: number; down: number }> = {}) =>
  statusParts.map((part) => ({ day: name, part, seen: 1_440, slow: 0, down: 0, ...minutes }));
const calm: StatusReport = { at, today, states: partStates([]), days: day(today), incidents: [] };
const incident = (facts: Partial<Incident> = {}): Incident => ({
  id: '01920000-0000-7000-8000-000000000001',
  kind: 'trouble',
  parts: ['mail'],
  beganAt: new Date('2026-11-29T14:00:00Z'),
  endedAt: null,
  texts: { nl: 'De post is te laat.\n\nWe zijn ermee bezig.' },
  changedBy: '01920000-0000-7000-8000-000000000002',
  changedAt: at,
  version: 1,
  ...facts,
});
const textOf = (page: string): string =>
  page
    .replaceAll(/<style>[\s\S]*?<\/style>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const validate = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: { 'doctype-style': 'off', 'no-trailing-whitespace': 'off' },
  }),
);

describe('the status page', () => {
  it.each(locales)('is sound markup in %s, with no script and nothing from elsewhere', async (locale) => {
    const page = statusPage({ ...calm, days: day(today, { down: 30 }), incidents: [incident(), incident({ kind: 'work' })] }, locale);
    const report = await validate.validateString(page);
    expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`))).toEqual(
      [],
    );
    expect(page).not.toMatch(/<script|<img|<link|url\(|https?:|style="|\{\w+\}/);
    expect(page).toContain(`lang="${locale}`);
  });

  it('says when it was written, in the time of its readers', () => {
    expect(textOf(statusPage(calm, 'nl'))).toContain('Stand van 29 november 2026 om 16:04.');
    expect(textOf(statusPage(calm, 'en'))).toContain('As of 29 November 2026 at 15:04.');
    expect(textOf(statusPage(calm, 'fi'))).toMatch(/29\. marraskuuta 2026 klo 17\.04/);
  });

  it('says first how all of it is', () => {
    const summaryOf = (states: StatusReport['states']) =>
      /class="card summary \w+">([^<]+)/.exec(statusPage({ ...calm, states }, 'en'))?.[1];
    expect(summaryOf(calm.states)).toBe('Everything works.');
    expect(summaryOf({ ...calm.states, mail: 'slow' })).toBe('Everything works, but some of it is slow.');
    expect(summaryOf({ ...calm.states, mail: 'down' })).toBe('Some of the site does not work just now. We are on it.');
    expect(summaryOf(statesWithoutAnswer(calm.states))).toMatch(/^The site does not answer just now/);
  });

  it('says of each part how it is in words, not by a colour alone', () => {
    const text = textOf(statusPage({ ...calm, states: { ...calm.states, photos: 'slow', mail: 'down' } }, 'en'));
    expect(text).toMatch(/Photos … Works, but slowly/);
    expect(text).toMatch(/E-mail ✕ Does not work/);
    expect(text).toMatch(/Search ✓ Works/);
  });

  it('has a bar for each of ninety days, and tells the bad ones in words, the newest first', () => {
    const page = statusPage(
      { ...calm, days: [...day('2026-11-20', { slow: 12 }), ...day('2026-11-27', { down: 135, slow: 5 }), ...day(today)] },
      'en',
    );
    const [first = ''] = page.match(/<div class="days"[\s\S]*?<\/div>/) ?? [];
    expect(first.match(/<i class/g)).toHaveLength(90);
    expect([first.match(/class="slow"/g)?.length, first.match(/class="down"/g)?.length, first.match(/class="unknown"/g)?.length]).toEqual([
      1, 1, 87,
    ]);
    const text = textOf(page);
    expect(text).toContain('27 November 2026 – did not work for 2 hours 15 minutes, slow for 5 minutes');
    expect(text.indexOf('27 November')).toBeLessThan(text.indexOf('20 November'));
    expect(text).toContain('It worked 96.87% of the time');
  });

  describe('says of which days its figures are', () => {
    const DAY_MS = 86_400_000;
    const lastDays = (count: number) =>
      Array.from({ length: count }, (_, index) => day(new Date(Date.parse(today) - index * DAY_MS).toISOString().slice(0, 10))).flat();
    const textWith = (count: number, locale: Locale) => textOf(statusPage({ ...calm, days: lastDays(count) }, locale));
    const ninetiesIn = (count: number, locale: Locale) => textWith(count, locale).match(/90/g)?.length;

    it.each<[Locale, number, string]>([
      ['en', 1, 'It worked 100% of the time on the one day measured so far. We saw no trouble.'],
      ['en', 2, 'It worked 100% of the time on the 2 days measured so far.'],
      ['en', 89, 'It worked 100% of the time on the 89 days measured so far.'],
      ['en', 90, 'It worked 100% of the time in the last 90 days.'],
      ['pl', 1, 'Na razie mamy dane z jednego dnia.'],
      ['pl', 3, 'Na razie mamy dane z 3 dni.'],
      ['pl', 25, 'Na razie mamy dane z 25 dni.'],
      ['fi', 1, 'Meillä on lukuja vasta yhdeltä päivältä.'],
      ['fi', 7, 'Meillä on lukuja vasta 7 päivältä.'],
    ])('in %s for %i of them', (locale, count, sentence) => expect(textWith(count, locale)).toContain(sentence));

    it.each(locales)('and in %s speaks of the last ninety only where each of them has some', (locale) => {
      expect(ninetiesIn(90, locale)).toBe(statusParts.length + 1);
      // That nobody wrote anything is true of all of them.
      expect([ninetiesIn(89, locale), ninetiesIn(1, locale)]).toEqual([1, 1]);
    });
  });

  it('has what staff wrote: what goes on first, then what is planned, then what is over', () => {
    const incidents = [
      incident({
        id: '1',
        kind: 'work',
        beganAt: new Date('2026-12-01T01:00:00Z'),
        endedAt: new Date('2026-12-01T02:00:00Z'),
        texts: { en: 'New machines.' },
      }),
      incident({ id: '2', texts: { en: 'Mails are late.' } }),
      incident({
        id: '3',
        beganAt: new Date('2026-11-01T10:00:00Z'),
        endedAt: new Date('2026-11-01T10:40:00Z'),
        texts: { en: 'Payments stood still.' },
      }),
    ];
    const text = textOf(statusPage({ ...calm, incidents }, 'en'));
    const places = ['Now', 'Mails are late.', 'Planned', 'New machines.', 'Earlier', 'Payments stood still.'].map((words) =>
      text.indexOf(words, text.indexOf('What we tell about it')),
    );
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(text).toContain('From 1 November 2026 at 10:00 to 1 November 2026 at 10:40');
  });

  it('takes a text as words, whatever stands in it, and in the language in which it is', () => {
    const hostile = incident({ texts: { de: '<script>alert(1)</script>\n\n"&' } });
    const page = statusPage({ ...calm, incidents: [hostile] }, 'pl');
    expect(page).toContain('<div lang="de"><p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>&quot;&amp;</p></div>');
    expect(textFor({ texts: { nl: 'a', de: 'b' } }, 'de')).toEqual({ text: 'b', locale: 'de' });
    expect(textFor({ texts: { nl: 'a', de: 'b' } }, 'pl')).toEqual({ text: 'a', locale: 'nl' });
    expect(textFor({ texts: {} }, 'pl')).toBeUndefined();
  });

  it('allows its own style and no other', () => {
    const page = statusPage(calm, 'en');
    const style = /<style>([\s\S]*?)<\/style>/.exec(page)?.[1] ?? '';
    expect(`sha256-${createHash('sha256').update(style).digest('base64')}`).toBe(statusStyleHash);
    expect(page).toContain(statusStyleHash);
  });
});

describe('figures in it', () => {
  it('are as each language writes them', () => {
    expect(['nl', 'de', 'pl'].map((locale) => durationText(35, locale as 'nl'))).toEqual(['35 minuten', '35 Minuten', '35 minut']);
    expect([durationText(1, 'en'), durationText(119, 'en'), durationText(120, 'en')]).toEqual(['1 minute', '119 minutes', '2 hours']);
  });

  it('never call 100 % what was less', () => {
    expect([shareText(1, 'en'), shareText(0.999_99, 'en'), shareText(0.9687, 'nl')]).toEqual(['100%', '99.99%', '96,87%']);
  });
});
