import type pg from 'pg';
import { dashboardPath } from '#contracts-admin';
import type { Figure } from '../figure.js';
import { getter, p95Of } from '../latency.js';
import { fillOfficeLists } from '../office-crowd.js';
import { compare, worstOf, type Ratio } from '../pairs.js';
import { StaffCookies } from '../staff-cookie.js';

const SECOND_MS = 1_000;
const WARM_UP_CALLS = 5;
const ENOUGH_ROWS = 200_000;
const asks = [
  'step=day&steps=30',
  'step=day&steps=92',
  'step=week&steps=52',
  'step=month&steps=12',
  'step=month&steps=24',
  'step=month&steps=24&country=NL',
  'step=month&steps=24&source=source3',
] as const;

/** Two years of every day, 11 countries, ten sources and three sites, as dense as they can be. */
const cells = `
  select d.day::date as day, s.site_id, c.country, 'source' || n as source
    from generate_series(current_date - 730, current_date - 9, interval '1 day') as d (day),
         (select id as site_id from site.site limit 1) s0,
         lateral (values (s0.site_id), ('00000000-0000-7000-8000-00000000be02'), ('00000000-0000-7000-8000-00000000be03')) s (site_id),
         unnest(array['NL', 'BE', 'DE', 'FR', 'ES', 'IT', 'PL', 'DK', 'NO', 'SE', 'FI']) as c (country), generate_series(0, 9) as n`;
const fills = [
  `insert into figures.daily_signup select day, site_id, country, source, p.provider, 2, 2, 1, 1
     from (${cells}) cells, unnest(array['gmail', 'outlook', 'yahoo', 'other']) as p (provider) on conflict do nothing`,
  `insert into figures.daily_activity select day, site_id, country, source, 5, 3, 1, 400, 4, 0 from (${cells}) cells on conflict do nothing`,
  `insert into figures.daily_money select day, site_id, country, source, 'EUR', 2, 1, 6612, 826, 0, 0 from (${cells}) cells on conflict do nothing`,
  `insert into figures.daily_standing select day, site_id, country, source, m.currency, 90, 500, 4000
     from (${cells}) cells, unnest(array['', 'EUR']) as m (currency) on conflict do nothing`,
];

/** RD: how long the owner waits for the dashboard, with two years of figures of a large house and the orders of a year. */
export const dashboardTime: Figure = {
  key: 'RD',
  title: 'p95 of opening the dashboard (ms) / one second',
  accepted: '< 1',
  async measure({ members, pace, open }) {
    const stage = await open();
    await fillOfficeLists(stage.owner, members, (line) => console.log(`  ${line}`));
    await fillFigures(stage.owner);
    const cookie = await new StaffCookies(stage.url).withRight('dashboard_people');
    const get = getter(stage.url);
    const parts: Record<string, Ratio> = {};
    for (const query of asks) {
      const ask = async () => void (await get(`${dashboardPath}?${query}`, cookie));
      for (let call = 0; call < WARM_UP_CALLS; call += 1) await ask();
      parts[query] = await compare(p95Of(1, ask), async () => SECOND_MS, { ...pace, warmUp: false });
    }
    return worstOf(parts);
  },
};

async function fillFigures(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from figures.daily_money`);
  if ((rows[0]?.n ?? 0) >= ENOUGH_ROWS) return;
  for (const fill of fills) await owner.query(fill);
  await owner.query(`vacuum (analyze) figures.daily_signup, figures.daily_activity, figures.daily_money, figures.daily_standing`);
}
