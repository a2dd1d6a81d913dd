import { resources } from '#contracts-admin';
import type { Figure } from '../figure.js';
import { getter, p95Of } from '../latency.js';
import { fillOfficeLists } from '../office-crowd.js';
import { describedApi, growingLists, officeLists, unmeasuredLists } from '../office-lists.js';
import { compare, worstOf, type Ratio } from '../pairs.js';
import type { Stage } from '../stage.js';
import { StaffCookies } from '../staff-cookie.js';
import { StatementTap, type Statement } from '../statement-tap.js';

const CALLERS = 4;
/** There are many lists, each asked in several ways: a turn of each is short. */
const SECONDS_OF_A_TURN = 1;
const WARM_UP_CALLS = 10;
/** A network may ask so often a minute, and no oftener: the office has many. */
const NETWORKS = 250;

/** R16: what the API adds to the statements that make a page of a list of the back office: the person, the rights, the entry in the log. */
export const officeListOverhead: Figure = {
  key: 'R16',
  title: 'p95 of each list of the back office through the API / of the bare SQL of the same page and its total (ms, 4 at a time)',
  accepted: '<= 4',
  async measure({ members, pace, open }) {
    const missing = unmeasuredLists(describedApi());
    if (missing.length > 0) throw new Error(`lists without a row in office-lists.ts: ${missing.join(', ')}`);
    const tap = new StatementTap();
    const stage = await open({ settings: tap.settings });
    await fillOfficeLists(stage.owner, members, (line) => console.log(`  ${line}`));
    const get = getterOfMany(stage.url);
    const staff = new StaffCookies(stage.url);
    const parts: Record<string, Ratio> = {};
    for (const name of growingLists) {
      const { path, right } = resources[name];
      const cookie = await staff.withRight(right);
      for (const query of officeLists[name].asks) {
        const ask = () => get(`${path}?${query}`, cookie);
        for (let call = 0; call < WARM_UP_CALLS; call += 1) await ask();
        const statements = (await tap.heard(ask)).filter(isReading);
        const part = await compare(
          p95Of(CALLERS, async () => void (await ask())),
          p95Of(CALLERS, () => sendAll(stage, statements)),
          { ...pace, seconds: SECONDS_OF_A_TURN, warmUp: false },
        );
        parts[`${name} ${query}`] = part;
        const [first] = part.pairs;
        console.log(`  ${name} ${query}: ${part.median.toFixed(2)} (${first?.a.toFixed(1)} / ${first?.b.toFixed(1)} ms)`);
      }
    }
    return worstOf(parts);
  },
};

/** Not the session of whoever asks, and not the entry in the log: the page and its total alone. */
const isReading = ({ text }: Statement): boolean => !/auth\.staff_session|\b(insert into|update \w+\.|delete from)/i.test(text);

/** Without a name, as the API sends them: Postgres plans each with its values. */
async function sendAll({ app }: Stage, statements: readonly Statement[]): Promise<void> {
  const client = await app.connect();
  try {
    for (const { text, values } of statements) await client.query(text, values);
  } finally {
    client.release();
  }
}

function getterOfMany(url: string): (path: string, cookie: string) => Promise<string> {
  const getters = Array.from({ length: NETWORKS }, (_network, number) => getter(url, `127.0.1.${number + 1}`));
  let turn = 0;
  return (path, cookie) => {
    const get = getters[(turn += 1) % NETWORKS];
    if (!get) throw new Error('no network');
    return get(path, cookie);
  };
}
