import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { MemberData } from '#member-data';
import { deterministicId } from './deterministic-id.js';
import { settledClaim } from '../shop.fixture.js';
import { beginInShop, type OpenShop } from '../shop-stage.fixture.js';
import type { AccountBalance } from './accounts.policy.js';
import { BookBalances } from './book-balances.service.js';
import { BookClosings } from './book-closings.service.js';
import { BookFiles } from './book-files.service.js';
import { BookTexts } from './book-texts.service.js';
import { Books } from './books.service.js';
import { CreditDays } from './credit-days.service.js';
import { dayAfter, daysOf } from '../calendar/index.js';
import { faultsOfAuditfile, textOf } from './xaf-schema.fixture.js';

let { world, shop, anna, orderId } = {} as OpenShop;
beginInShop({ bought: 50 }, (opened) => {
  ({ world, shop, anna, orderId } = opened);
});

const run = <Result>(work: Parameters<Transactions['run']>[0]) => world.get(Transactions).run(work) as Promise<Result>;
const today = () => world.get(Books).today();
const companyOf = async (): Promise<string> =>
  (await world.rows<{ id: string }>(`select company->>'id' as id from payments.orders where id = $1`, [orderId]))[0]?.id ?? '';
const count = async () => {
  while (await world.get(CreditDays).countNext());
};
/** Days on which nothing moved are counted as well. */
const countUntil = (day: string) =>
  world.rows(
    `insert into payments.counted_day select d, now() from generate_series($1::date - 400, $1::date, interval '1 day') d on conflict do nothing`,
    [day],
  );
const sumOf = (balances: readonly AccountBalance[], account?: string) =>
  balances.filter((one) => account === undefined || one.account === account).reduce((sum, { minor }) => sum + minor, 0);
const balancesAfter = (company: string, day: string) =>
  run<AccountBalance[]>((tx) => world.get(BookBalances).before(tx, company, dayAfter(day)));
const periodOf = (company: string, period: string) =>
  run<Awaited<ReturnType<Books['of']>>>((tx) => world.get(Books).of(tx, company, period));
const company = (id: string) => run<Awaited<ReturnType<Books['company']>>>((tx) => world.get(Books).company(tx, id));
const fileOf = async (id: string, kind: 'journal' | 'auditfile', period: string, currency = 'EUR') => {
  const facts = { kind, company: await company(id), period, currency, createdOn: '2027-01-01' };
  const { lines, text } = await world.get(BookTexts).write(facts);
  return { lines, text: await textOf(text) };
};
const move = (change: { at: string; kind?: string; minor?: number; order?: string; currency?: string }) =>
  world.rows(
    `insert into payments.money_entry (order_id, account, contra, amount_minor, currency, kind, ref, at) values ($1, 'revenue', 'provider', $2, $3, $4, $5, $6)`,
    [change.order ?? orderId, change.minor ?? 100, change.currency ?? 'EUR', change.kind ?? 'refund', randomUUID(), change.at],
  );

describe('unused credits', () => {
  /** Counted from what lies in the wallets now, as the dashboard does. */
  const inWallets = async () => {
    const [row] = await world.rows<{ credits: string; gross: string; net: string }>(
      `select coalesce(sum(unused), 0) as credits, coalesce(sum(round(price * unused / of_credits)), 0) as gross,
              coalesce(sum(round((o.payable_minor - o.vat_minor)::numeric * unused / o.credits)), 0) as net
         from (select l.order_id, l.price_minor::numeric as price, l.of_credits, sum(l.to_pos - greatest(l.from_pos, w.spent)) as unused
                 from payments.wallet w join payments.lot l using (member_id)
                where l.to_pos > w.spent and l.order_id is not null group by 1, 2, 3) lots join payments.orders o on o.id = lots.order_id`,
    );
    return { credits: Number(row?.credits), gross: Number(row?.gross), net: Number(row?.net) };
  };
  const told = async (id: string, day: string) => {
    const sums = await run<Awaited<ReturnType<Books['unspent']>>>((tx) => world.get(Books).unspent(tx, id, day));
    const all = (name: 'credits' | 'grossMinor' | 'netMinor') => sums.reduce((sum, one) => sum + one[name], 0);
    return { credits: all('credits'), gross: all('grossMinor'), net: all('netMinor') };
  };

  it('come to the same on every day as they were then, whatever became of them, and as the books say, to the cent', async () => {
    const id = await companyOf();
    const bert = await world.member('Bert');
    let second = '';
    let berts = '';
    const days: (() => Promise<unknown>)[] = [
      async () => (berts = await shop.bought(bert, 20)),
      () => shop.spend(anna.id, 17),
      // Free ones are used before bought ones: they cut the order in two.
      async () => {
        await world.rows(`select payments.credit($1, 7, 'adjustment', uuidv7())`, [anna.id]);
        await shop.spend(anna.id, 10);
      },
      async () => {
        shop.refundThere(orderId, 1_000);
        await shop.sync(orderId);
      },
      async () => {
        shop.say(berts, { chargedBackMinor: shop.paymentOf(berts).amount.minor });
        await shop.sync(berts);
      },
      async () => {
        shop.say(berts, { chargedBackMinor: 0 });
        await shop.sync(berts);
        await shop.spend(bert.id, 3);
      },
      async () => (second = await shop.bought(anna, 120)),
      async () => {
        const { refund } = await shop.withdraw(anna, second);
        await shop.payBack(second, refund.id);
      },
      () => run((tx) => world.get(MemberData).erase(tx, bert.id)),
    ];
    const seen: { day: string; worth: object; net: number }[] = [];
    for (const [at, act] of days.entries()) {
      await world.clockAhead(`${at} days`);
      await act();
      const worth = await inWallets();
      seen.push({ day: today(), worth, net: worth.net });
    }
    await world.clockAhead(`${days.length + 3} days`);
    await count();
    expect(await Promise.all(seen.map(async ({ day }) => ({ day, worth: await told(id, day) })))).toEqual(
      seen.map(({ day, worth }) => ({ day, worth })),
    );
    for (const { day, net } of seen) {
      const balances = await balancesAfter(id, day);
      expect([day, -sumOf(balances, '1700'), sumOf(balances)]).toEqual([day, net, 0]);
    }
    // What Bert left behind, and nobody else.
    const [left] = await world.rows<{ credits: number; gross: number }>(
      `select sum(breakage_credits)::int as credits, sum(breakage_gross_minor)::int as gross from payments.credit_day`,
    );
    const [price] = await world.rows<{ minor: number }>(`select payable_minor as minor from payments.orders where id = $1`, [berts]);
    expect(left).toEqual({ credits: 17, gross: Math.round(((price?.minor ?? 0) * 17) / 20) });
  });

  it('grow older, and are told by how long before they were paid', async () => {
    const id = await companyOf();
    await world.clockAhead('400 days');
    await count();
    const begin = (await world.rows<{ day: string }>(`select min(day)::text as day from payments.counted_day`))[0]?.day ?? '';
    const inDays = (days: number) => new Date(Date.parse(begin) + days * 86_400_000).toISOString().slice(0, 10);
    const ages = await Promise.all(
      [0, 30, 31, 90, 91, 180, 181, 365, 366].map((days) =>
        run<Awaited<ReturnType<Books['unspent']>>>((tx) => world.get(Books).unspent(tx, id, inDays(days))),
      ),
    );
    expect(ages.map(([one]) => one?.age)).toEqual(['d30', 'd30', 'd90', 'd90', 'd180', 'd180', 'd365', 'd365', 'older']);
    expect(ages.map(([one]) => one?.grossMinor)).toEqual(ages.map(() => 4_000));
  });

  it('are counted once, by two who count at the same time as well', async () => {
    await world.clockAhead('3 days');
    await Promise.all([count(), count()]);
    const [row] = await world.rows<{ days: number; credits: number }>(
      `select (select count(*)::int from payments.counted_day) as days, (select sum(credits)::int from payments.unspent_change) as credits`,
    );
    expect(row).toEqual({ days: 3, credits: 50 });
  });

  it('know the name of a movement as the shop makes it', async () => {
    const [row] = await world.rows<{ ref: string }>(`select payments.once_ref($1, 'revoke', 3) as ref`, [orderId]);
    expect(row?.ref).toBe(deterministicId(orderId, 'revoke', 3));
  });
});

describe('the books of a period', () => {
  it('begin with what the ones before ended with, and debits and credits are the same in each', async () => {
    const id = await companyOf();
    await countUntil('2025-12-31');
    for (const at of ['2024-12-31T22:00:00Z', '2025-01-01T12:00:00Z', '2025-02-11T12:00:00Z', '2025-04-01T12:00:00Z']) await move({ at });
    const months = ['2024-12', '2025-01', '2025-02', '2025-03', '2025-04'];
    const books = await Promise.all(months.map((month) => periodOf(id, month)));
    for (const [at, { opening, movements }] of books.entries()) {
      expect([sumOf(opening), sumOf(movements.debits) - sumOf(movements.credits)]).toEqual([0, 0]);
      const after = sumOf(opening, '1300') + sumOf(movements.debits, '1300') - sumOf(movements.credits, '1300');
      if (at + 1 < books.length) expect(sumOf(books[at + 1]?.opening ?? [], '1300')).toBe(after);
    }
    // A new year begins without results.
    expect(sumOf(books[1]?.opening ?? [], '8100')).toBe(0);
    expect(sumOf(books[2]?.opening ?? [], '8100')).toBe(100);
    expect(sumOf(books[1]?.opening ?? [], '0900')).not.toBe(0);
    const quarter = await periodOf(id, '2025-Q1');
    expect([sumOf(quarter.movements.debits), quarter.opening]).toEqual([200, books[1]?.opening]);
  });

  it('end at midnight in Amsterdam, also in a month whose clock changes', async () => {
    const id = await companyOf();
    await countUntil('2027-01-01');
    for (const at of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-31T22:59:59.999999Z']) await move({ at, minor: 10 });
    for (const at of ['2026-09-30T21:59:59Z', '2026-10-31T23:00:00Z']) await move({ at, minor: 7 });
    expect(sumOf((await periodOf(id, '2026-10')).movements.debits)).toBe(30);
    expect((await fileOf(id, 'journal', '2026-10')).text.split('\r\n')).toHaveLength(2 + 3 * 2);
  });

  it('keep each currency for itself, in files of its own', async () => {
    const id = await companyOf();
    await countUntil('2027-01-01');
    const [swedish] = await world.rows<{ id: string }>(
      `insert into payments.orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'currency', 'SEK', 'country', 'SE',
         'psp_id', 'tr_sek', 'idempotency_key', 'sek'))).* from payments.orders o where o.id = $1 returning id`,
      [orderId],
    );
    const at = '2026-10-12T12:00:00Z';
    await move({ at, minor: 1_250, currency: 'SEK', order: swedish?.id ?? '', kind: 'refund_vat' });
    await move({ at, minor: 99 });
    const { movements } = await periodOf(id, '2026-10');
    expect(movements.debits.map(({ currency, minor }) => [currency, minor])).toEqual([
      ['EUR', 99],
      ['SEK', 1_250],
    ]);
    const xaf = await fileOf(id, 'auditfile', '2026-10', 'SEK');
    expect(await faultsOfAuditfile(xaf.text)).toEqual([]);
    expect(xaf.text).toContain('<curCode>SEK</curCode>');
    expect(xaf.text).toContain('<totalDebit>12.50</totalDebit>');
    expect(xaf.text).not.toContain('0.99');
  });

  it('tell every movement once, however many happen in the same moment', async () => {
    const id = await companyOf();
    await countUntil('2027-01-01');
    await world.rows(
      `insert into payments.money_entry (order_id, account, contra, amount_minor, currency, kind, ref, at)
       select $1, 'revenue', 'provider', n, 'EUR', 'refund', gen_random_uuid(), '2026-10-12T12:00:00.000001Z' from generate_series(1, 4001) n`,
      [orderId],
    );
    const { text, lines } = await fileOf(id, 'auditfile', '2026-10');
    expect([lines, text.match(/<trLine>/g)?.length]).toEqual([8_002, 8_002]);
    expect(new Set(text.match(/<nr>M-\d+<\/nr>/g)).size).toBe(4_001);
    expect(text).toContain(`<totalDebit>${((4_001 * 4_002) / 200).toFixed(2)}</totalDebit>`);
    expect(await faultsOfAuditfile(text)).toEqual([]);
  });

  it('name a sale, its VAT and what it was used for, as a file that the tax office reads', async () => {
    const id = await companyOf();
    await shop.spend(anna.id, 30);
    await world.clockAhead('2 days');
    await count();
    const [{ day } = { day: '' }] = await world.rows<{ day: string }>(`select min(day)::text as day from payments.counted_day`);
    const csv = await fileOf(id, 'journal', day.slice(0, 7));
    expect(csv.text).toMatch(/,1300,Payment provider,Sale,.*,EUR,33\.06,\r\n/);
    expect(csv.text).toMatch(/,1500-NL,"VAT to pay, NL","Sale, VAT",.*,EUR,,6\.94\r\n/);
    expect(csv.text).toMatch(/,8000,Credits used,Credits of the day,,,EUR,,19\.84\r\n/);
    expect(await faultsOfAuditfile((await fileOf(id, 'auditfile', day.slice(0, 7))).text)).toEqual([]);
  });
});

describe('a month that is closed', () => {
  const staffId = randomUUID();
  let [id, month] = ['', ''];
  const close = (openIssues = 0, which = month) =>
    run<Awaited<ReturnType<BookClosings['close']>>>((tx) =>
      world.get(BookClosings).close(tx, { companyId: id, month: which, openIssues, staffId }),
    );
  const refusal = (asked: Promise<unknown>) =>
    asked.then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
  /** The month of the sale is over, and all of it is counted. */
  const begin = async () => {
    [id, month] = [await companyOf(), today().slice(0, 7)];
    await world.clockAhead('40 days');
    await count();
  };
  const hashOf = async (fileId: string) => {
    const hash = createHash('sha256');
    for await (const bytes of world.get(BookFiles).read(fileId)) hash.update(bytes as Buffer);
    return hash.digest('hex');
  };
  const written = async (closing: string) => {
    await world.get(BookFiles).write(settledClaim, closing);
    return world.rows<{ id: string; kind: string; sha256: string }>(
      `select id, kind, sha256 from payments.book_file where closing_id = $1 order by kind`,
      [closing],
    );
  };

  it('keeps its files byte for byte, and what goes back later stands in the open month with the day of its sale', async () => {
    await begin();
    const soldOn = daysOf(month).from.slice(0, 8);
    const files = await written((await close()).id);
    expect(files.map(({ kind }) => kind)).toEqual(['auditfile', 'journal']);
    const live = (await fileOf(id, 'journal', month)).text;
    expect(createHash('sha256').update(live).digest('hex')).toBe(files[1]?.sha256);

    shop.refundThere(orderId, 1_000);
    await shop.sync(orderId);
    await world.clockAhead('42 days');
    await count();
    for (const file of files) expect(await hashOf(file.id)).toBe(file.sha256);
    expect((await fileOf(id, 'journal', month)).text).toBe(live);
    const [{ at } = { at: '' }] = await world.rows<{ at: string }>(
      `select to_char(at at time zone 'Europe/Amsterdam', 'YYYY-MM') as at from payments.money_entry where kind = 'refund'`,
    );
    expect(at > month).toBe(true);
    expect((await fileOf(id, 'journal', at)).text).toMatch(new RegExp(`Refund of a sale of ${soldOn}`));
    // Written again, nothing changes.
    expect(await written((await world.rows<{ id: string }>(`select id from payments.book_closing`))[0]?.id ?? '')).toEqual(files);
  });

  it('takes no movement any more: the database refuses it, and whoever began before is booked in the next month', async () => {
    await begin();
    await close();
    const inMonth = `${month}-15T12:00:00Z`;
    await expect(
      run((tx) =>
        tx.query(
          `insert into payments.money_entry (order_id, account, contra, amount_minor, currency, kind, ref, at)
           values ($1, 'revenue', 'provider', 1, 'EUR', 'refund', gen_random_uuid(), $2)`,
          [orderId, inMonth],
        ),
      ),
    ).rejects.toThrow('the books of that month are closed');
    // The clock of a transaction stands still while its month ends.
    await world.clockAhead('0 days');
    shop.refundThere(orderId, 1_000);
    await shop.sync(orderId);
    expect(
      await world.rows(
        `select distinct (at at time zone 'Europe/Amsterdam')::text as at from payments.money_entry where kind like 'refund%'`,
      ),
    ).toEqual([{ at: `${dayAfter(daysOf(month).to)} 00:00:00` }]);
    // Another company's month is open.
    await world.rows(`update payments.orders set company = jsonb_set(company, '{id}', to_jsonb(gen_random_uuid()::text)) where id = $1`, [
      orderId,
    ]);
    await move({ at: inMonth });
  });

  it('is closed once by two who do it at the same time, and only when it is over, counted, and its issues are known', async () => {
    [id, month] = [await companyOf(), today().slice(0, 7)];
    expect(await refusal(close())).toBe('books_not_over');
    await world.clockAhead('40 days');
    expect(await refusal(close())).toBe('books_not_over');
    await count();
    await world.rows(
      `insert into payments.recon_issue (kind, subject, order_id, found_at, seen_at) values ('missing_grant', 'x', $1, now(), now())`,
      [orderId],
    );
    expect(await refusal(close(0))).toBe('books_changed');
    expect((await Promise.all([refusal(close(1)), refusal(close(1))])).toSorted()).toEqual(['books_closed', 'done']);
    expect(await shop.queued('payment.write-books')).toHaveLength(1);
    const [row] = await world.rows<{ keep: string; issues: number }>(
      `select keep_until::text as keep, open_issues as issues from payments.book_closing`,
    );
    expect(row).toEqual({ keep: `${Number(month.slice(0, 4)) + 7}-12-31`, issues: 1 });
  });

  it('waits for whoever writes into it at that moment, and has what they wrote', async () => {
    await begin();
    let [written, letGo] = [() => {}, () => {}];
    const wrote = new Promise<void>((resolve) => (written = resolve));
    const gate = new Promise<void>((resolve) => (letGo = resolve));
    const writing = run(async (tx) => {
      await tx.query(
        `insert into payments.money_entry (order_id, account, contra, amount_minor, currency, kind, ref, at)
         values ($1, 'revenue', 'provider', 100, 'EUR', 'refund', gen_random_uuid(), $2)`,
        [orderId, `${daysOf(month).to}T12:00:00Z`],
      );
      written();
      await gate;
    });
    await wrote;
    const closing = close();
    await world.untilWaiting(1, closing);
    letGo();
    await writing;
    const { balances } = await closing;
    expect(sumOf(balances, '8100') + sumOf(balances, '0900')).toBe(100);
  });

  it('is the first that is open, and opened again from the last one on, so that everybody sees it', async () => {
    [id, month] = [await companyOf(), today().slice(0, 7)];
    await world.clockAhead('75 days');
    await count();
    const next = dayAfter(daysOf(month).to).slice(0, 7);
    expect(await refusal(close(0, next))).toBe('books_order');
    const first = await close();
    const last = await close(0, next);
    expect(sumOf(last.balances)).toBe(0);
    const reopen = (closing: string) =>
      run<{ isNew: boolean }>((tx) => world.get(BookClosings).reopen(tx, closing, staffId, 'A wrong country'));
    expect(await refusal(reopen(first.id))).toBe('books_order');
    expect([(await reopen(last.id)).isNew, (await reopen(last.id)).isNew]).toEqual([true, false]);
    await move({ at: `${next}-02T12:00:00Z` });
    const again = await close(0, next);
    // At the end of a year what came of it is carried on.
    const results = (balances: readonly AccountBalance[]) => sumOf(balances, '8100') + sumOf(balances, '0900');
    expect(results(again.balances) - results(last.balances)).toBe(100);
    expect(await world.rows(`select month::text as month, reopened_because as why from payments.book_closing order by closed_at`)).toEqual([
      { month: `${month}-01`, why: null },
      { month: `${next}-01`, why: 'A wrong country' },
      { month: `${next}-01`, why: null },
    ]);
    expect(await world.get(BookFiles).write(settledClaim, last.id)).toMatchObject({ kind: 'skipped' });
  });

  it('may be one in which nothing moved, of a company that never sold', async () => {
    await begin();
    const [made] = await world.rows<{ id: string }>(
      `insert into site.company (name, address, kvk, city, country, support_phone) values ('Idle', 'A 1', '77', 'Utrecht', 'NL', '1') returning id`,
    );
    id = made?.id ?? '';
    const files = await written((await close()).id);
    await world.rows(`delete from site.company where id = $1`, [id]);
    expect(files).toHaveLength(2);
    const pieces: Buffer[] = [];
    for await (const piece of world.get(BookFiles).read(files[0]?.id ?? '')) pieces.push(piece as Buffer);
    const xml = Buffer.concat(pieces).toString();
    expect(await faultsOfAuditfile(xml)).toEqual([]);
    expect(xml).toContain('<linesCount>0</linesCount><totalDebit>0.00</totalDebit>');
  });

  it('cannot be changed by the product itself', async () => {
    await begin();
    const [file] = await written((await close()).id);
    for (const sql of [
      `update payments.book_file set sha256 = 'x'`,
      `delete from payments.book_file_part`,
      `delete from payments.book_closing`,
      `update payments.book_closing set balances = '[]'`,
      `delete from payments.unspent_change`,
    ])
      await expect(run((tx) => tx.query(sql))).rejects.toThrow('permission denied');
    expect(await hashOf(file?.id ?? '')).toBe(file?.sha256);
  });
});
