import { text as textOf } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { booksAnswer, unspentAnswer } from '#contracts-admin';
import { Clock, Transactions } from '#database';
import { bookDay, BookFiles, CreditDays, OpeningBalances } from '#payments';
import { demoIds } from '#site';
import { onFiguresStage, staff } from '../figures/figures-stage.fixture.js';
import { BookClosingsOfficeService } from './book-closings-office.service.js';
import { BookExportsOfficeService } from './book-exports-office.service.js';
import { BooksOfficeService } from './books-office.service.js';

const stage = onFiguresStage();
const finance = staff('finance');
const owner = staff('owner');
const office = () => stage.world.get(BooksOfficeService);
const exportsOffice = () => stage.world.get(BookExportsOfficeService);
const closingsOffice = () => stage.world.get(BookClosingsOfficeService);
const today = () => bookDay(stage.world.get(Clock).now());
const count = async () => {
  while (await stage.world.get(CreditDays).countNext());
};
const open = async (period: string, who = finance) => booksAnswer.parse(await office().open(who, { period, company_id: demoIds.company }));
const refusalOf = (asked: () => Promise<unknown>) =>
  Promise.resolve()
    .then(asked)
    .then(
      () => 'done',
      ({ code }: { code: string }) => code,
    );
const acts = (act: string) =>
  stage.world.rows<{ subject: string; facts: object; reason: string }>(
    `select subject_id as subject, facts, reason from audit.entry where act = $1 and staff_id = any($2) order by at`,
    [act, [finance.id, owner.id]],
  );
/** Somebody bought, and the month of it is over and counted. */
const aMonth = async (): Promise<string> => {
  await stage.buy(await stage.buyer('Anna'));
  const month = today().slice(0, 7);
  await stage.world.clockAhead('40 days');
  await count();
  return month;
};

describe('the books in the back office', () => {
  it('balance, and owe members what the dashboard says, with VAT and without', async () => {
    const [anna, bert] = [await stage.buyer('Anna'), await stage.world.member('Bert', { credits: 5 })];
    await stage.buy(anna);
    const day = today();
    await stage.world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [anna.id]);
    await stage.say(anna, bert);
    await stage.world.clockAhead('1 day');
    await count();
    await stage.count();
    const dashboard = (await stage.open()).money.currencies.find(({ currency }) => currency === 'EUR');
    const unspent = unspentAnswer.parse(await office().unspent(finance, { day, company_id: demoIds.company }));
    expect(unspent.currencies[0]?.gross_minor).toBe(dashboard?.total.liability);
    expect(unspent.currencies[0]?.ages.map(({ credits }) => credits > 0)).toEqual([true, false, false, false, false]);
    const [euros] = (await open(day.slice(0, 7))).currencies;
    expect(euros?.debit_minor).toBe(euros?.credit_minor);
    expect(euros?.balances.find(({ account }) => account === '1700')?.closing_minor).toBe(-(unspent.currencies[0]?.net_minor ?? 0));
    expect(euros?.balances.reduce((sum, { closing_minor }) => sum + closing_minor, 0)).toBe(0);
    const later = unspentAnswer.parse(await office().unspent(finance, { day: today(), company_id: demoIds.company }));
    expect(later).toMatchObject({ is_counted: false, currencies: [] });
  });

  it('owe what members brought from another product, as the dashboard does: from that day on, until it is used, left behind or undone', async () => {
    const inTx = (work: Parameters<Transactions['run']>[0]) => stage.world.get(Transactions).run(work);
    const [anna, bert, carl] = [await stage.world.member('Anna'), await stage.world.member('Bert'), await stage.world.member('Carl')];
    const ref = '0190d9c0-0000-7000-8000-000000000001';
    const bought = { amount: 20, unitValue: { minor: 80, currency: 'EUR' } };
    await stage.world.rows(`delete from payments.wallet where member_id = any($1)`, [[anna.id, carl.id]]);
    const openings = [anna, carl].map(({ id: memberId }) => ({
      memberId,
      credits: [bought, { amount: 3, unitValue: null }],
      premium: false,
    }));
    await inTx((tx) => stage.world.get(OpeningBalances).openAll(tx, ref, openings));
    const days = [today()];
    const nextDay = async () => {
      await stage.world.clockAhead(`${days.length} days`);
      days.push(today());
    };
    await nextDay();
    // The three that were given go first.
    await stage.world.rows(`select payments.debit($1, 8, 'message', uuidv7())`, [anna.id]);
    await nextDay();
    await inTx((tx) => stage.world.get(OpeningBalances).undo(tx, ref, carl.id));
    await stage.buy(bert);
    await nextDay();
    await count();
    await stage.count();

    const owed = async (day = '') => {
      const { currencies } = unspentAnswer.parse(await office().unspent(finance, { day, company_id: demoIds.company }));
      return currencies.map(({ gross_minor, net_minor, credits }) => [credits, gross_minor, net_minor]);
    };
    expect([await owed(days[0]), await owed(days[1])]).toEqual([[[40, 3_200, 3_200]], [[35, 2_800, 2_800]]]);
    expect(await owed(days[2])).toEqual([[65, 5_200, 1_200 + 3_306]]);
    const dashboard = (await stage.open()).money.currencies.find(({ currency }) => currency === 'EUR');
    expect(dashboard?.total.liability).toBe(5_200);
    const months = [...new Set(days.map((day) => day.slice(0, 7)))];
    const [euros] = (await open(months.at(-1) ?? '')).currencies;
    const closing = (account: string) => euros?.balances.find((one) => one.account === account)?.closing_minor;
    expect([closing('1700'), closing('0950')]).toEqual([-(1_200 + 3_306), 1_600]);
    expect(euros?.balances.reduce((sum, { closing_minor }) => sum + closing_minor, 0)).toBe(0);
  });

  it('are closed by finance, opened again by an owner alone, and tell everybody of both', async () => {
    const month = await aMonth();
    expect((await open(month)).months).toMatchObject([{ month, state: 'open', may_close: true, may_reopen: false, closings: [] }]);
    const { closing } = await closingsOffice().close(finance, { company_id: demoIds.company, month, open_issues: 0 });
    expect(closing).toMatchObject({ files: [], reopened: null, open_issues: 0 });
    expect(await acts('books.month_closed')).toEqual([
      {
        subject: demoIds.company,
        reason: '',
        facts: { month, closing: closing.id, open_issues: 0, keep_until: closing.keep_until },
      },
    ]);
    expect((await open(month)).months).toMatchObject([{ state: 'closed', may_close: false, may_reopen: true }]);
    const reason = 'A wrong country';
    expect(await refusalOf(() => closingsOffice().reopen(finance, closing.id, { reason }))).toBe('forbidden');
    await closingsOffice().reopen(owner, closing.id, { reason });
    await closingsOffice().reopen(owner, closing.id, { reason });
    expect(await acts('books.month_reopened')).toEqual([{ subject: demoIds.company, reason, facts: { month, closing: closing.id } }]);
    expect((await open(month)).months).toMatchObject([
      { state: 'open', may_close: true, closings: [{ id: closing.id, reopened: { reason } }] },
    ]);
  });

  it('are taken away as files, each time under a name in the log', async () => {
    const month = await aMonth();
    const query = { period: month, company_id: demoIds.company, currency: 'EUR' };
    const live = await exportsOffice().export(finance, 'journal', query);
    expect(live.name).toBe(`books-${month}-EUR.csv`);
    const text = await textOf(live.stream);
    expect(text).toContain('Payment provider');
    const { closing } = await closingsOffice().close(finance, { company_id: demoIds.company, month, open_issues: 0 });
    await stage.world.get(BookFiles).write({ settle: async () => true } as never, closing.id);
    const [{ closings } = { closings: [] }] = (await open(month)).months;
    const file = closings[0]?.files.find(({ kind }) => kind === 'journal');
    const kept = await exportsOffice().takeFile(finance, file?.id ?? '');
    expect([kept.name, await textOf(kept.stream)]).toEqual([`books-${month}-EUR-closed.csv`, text]);
    expect([await acts('books.exported'), await acts('books.file_taken')]).toMatchObject([
      [{ subject: demoIds.company, facts: { kind: 'journal', period: month, currency: 'EUR' } }],
      [{ subject: demoIds.company, facts: { month, sha256: file?.sha256 } }],
    ]);
  });

  it('are for nobody without the right, and of companies that are there', async () => {
    const company_id = demoIds.company;
    const moderator = staff('moderator', 'support', 'content', 'ops');
    const asked = [
      () => office().open(moderator, { period: '2026-10', company_id }),
      () => office().unspent(moderator, { day: '2026-10-01', company_id }),
      () => exportsOffice().export(moderator, 'journal', { period: '2026-10', company_id, currency: 'EUR' }),
      () => exportsOffice().takeFile(moderator, company_id),
      () => closingsOffice().close(moderator, { company_id, month: '2026-10', open_issues: 0 }),
    ];
    for (const one of asked) expect(await refusalOf(one)).toBe('forbidden');
    const nobody = '00000000-0000-7000-8000-0000000000ff';
    for (const one of [
      () => office().open(finance, { period: '2026-10', company_id: nobody }),
      () => office().unspent(finance, { day: '2026-10-01', company_id: nobody }),
      () => exportsOffice().export(finance, 'auditfile', { period: '2026-10', company_id: nobody, currency: 'EUR' }),
      () => exportsOffice().takeFile(finance, nobody),
      () => closingsOffice().close(finance, { company_id: nobody, month: '2026-01', open_issues: 0 }),
      () => closingsOffice().reopen(owner, nobody, { reason: 'A wrong country' }),
    ])
      expect(await refusalOf(one)).toBe('not_found');
  });
});
