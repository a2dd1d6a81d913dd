import createCache from '@emotion/cache';
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { YearFigures } from '#contracts';
import { createWords, type WordFile } from '#kit';
import complaints from '#member/locales/en/complaints.json';
import reporting from '#member/locales/en/reporting.json';
import transparency from '#member/locales/en/transparency.json';
import { YearTables } from '#member/features/transparency';
import { App } from './App';
import { styleKey, type Boot } from './boot';

const known = { common: {}, complaints, reporting, transparency } as unknown as Record<string, WordFile>;
const words = createWords({ locale: 'en', defaultNamespace: 'common', load: () => Promise.resolve({}), known });
const nothing: YearFigures = {
  year: 2_026,
  reports: [],
  reviews: [],
  initiatives: [],
  complaints: [],
  measures: [],
  rules: [],
  times: [],
  appeals: { received: 0, upheld: 0, overturned: 0, alone: 0 },
};

function shown(figures: Partial<YearFigures>): string {
  const boot = { settings: {}, locale: 'en', user: null, prefs: {}, dismissed: [] } as unknown as Boot;
  return renderToStaticMarkup(
    <App boot={boot} cache={createCache({ key: styleKey })} words={words}>
      <YearTables figures={{ ...nothing, ...figures }} isNow />
    </App>,
  );
}
/** What stands in the rows, without the marks. */
const textOf = (html: string) =>
  html
    .replace(/<style[^]*?<\/style>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

describe('the figures of a year', () => {
  it('have a row for each reason, measure and rule, in words', () => {
    const html = shown({
      reports: [{ reason: 'money', count: 1_234 }],
      complaints: [{ reason: 'my_data', count: null }],
      measures: [{ measure: 'ban', count: 12 }],
      rules: [{ rule: 'advertising', count: 7 }],
      times: [{ kind: 'report', median_hours: 3.2 }],
      appeals: { received: 9, upheld: 0, overturned: null, alone: null },
    });
    const text = textOf(html);
    for (const row of [
      `${reporting.reason.money} 1,234`,
      `${complaints.category.my_data} fewer than 5`,
      `${transparency.figures.measure_of.ban} 12`,
      `${transparency.figures.advertising} 7`,
      `${transparency.figures.kind.report} 4 hours`,
      `${transparency.figures.received} 9`,
      `${transparency.figures.upheld} 0`,
      `${transparency.figures.overturned} fewer than 5`,
      `${transparency.figures.alone} fewer than 5`,
    ])
      expect(text).toContain(row);
    expect(html.match(/<table/g)).toHaveLength(6);
    expect(html.match(/<caption/g)).toHaveLength(6);
  });

  it('say nothing of an owner who decides alone where none did', () => {
    expect(textOf(shown({ appeals: { received: 9, upheld: 9, overturned: 0, alone: 0 } }))).not.toContain(transparency.figures.alone);
  });

  it('say that there was nothing in a year without any', () => {
    const html = shown({});
    expect(textOf(html)).toContain('Nothing was reported and nothing was decided in 2026.');
    expect(html).not.toContain('<table');
  });
});
