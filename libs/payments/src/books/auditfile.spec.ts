import { describe, expect, it } from '@jest/globals';
import { auditfile, type AuditfileFacts } from './auditfile.js';
import type { BookTransaction } from './book-transactions.service.js';
import { journalFile } from './journal-file.js';
import { faultsOfAuditfile, textOf } from './xaf-schema.fixture.js';

const sale: BookTransaction = {
  no: 'M-1',
  day: '2026-10-25',
  words: 'Sale',
  orderId: '00000000-0000-7000-8000-000000000001',
  soldOn: '2026-10-25',
  lines: [
    { account: '1300', minor: 3_306 },
    { account: '1700', minor: -3_306 },
  ],
};
const refund: BookTransaction = { ...sale, no: 'M-2', words: 'Refund of a sale of 2026-09-01', soldOn: '2026-09-01' };
const used: BookTransaction = {
  no: 'C-2026-10-31',
  day: '2026-10-31',
  words: 'Credits of the day',
  orderId: null,
  soldOn: null,
  lines: [
    { account: '1700', minor: 100 },
    { account: '8000', minor: -101 },
    { account: '8100', minor: 1 },
  ],
};
async function* each<One>(...all: One[]) {
  yield* all;
}
const journals = (money: BookTransaction[] = [sale], credits: BookTransaction[] = [used]) =>
  [
    { id: 'MONEY', transactions: each(...money) },
    { id: 'CREDITS', transactions: each(...credits) },
  ] as const;
const facts = (change: Partial<AuditfileFacts> = {}): AuditfileFacts => ({
  company: {
    id: '1',
    name: 'Second Spring & Zoon <B.V.>',
    address: 'Keizersgracht 1',
    city: 'Amsterdam',
    country: 'NL',
    kvk: '12345678',
    vatNumbers: ['DE1', 'NL123456789B01'],
  },
  currency: 'EUR',
  days: { from: '2026-10-01', to: '2026-12-31' },
  months: ['2026-10', '2026-11', '2026-12'],
  createdOn: '2027-01-02',
  opening: [
    { currency: 'EUR', account: '1300', minor: 5_000 },
    { currency: 'EUR', account: '0900', minor: -5_000 },
  ],
  accounts: ['1300', '1700', '8000', '8100'],
  lines: 5,
  totalMinor: 3_407,
  journals: journals(),
  ...change,
});

describe('the auditfile', () => {
  it('is what the format of the tax office wants, with opening balances and every side of a movement', async () => {
    const xml = await textOf(auditfile(facts()));
    expect(await faultsOfAuditfile(xml)).toEqual([]);
    expect(xml).toContain('<companyName>Second Spring &amp; Zoon &lt;B.V.&gt;</companyName>');
    expect(xml).toContain('<taxRegIdent>NL123456789B01</taxRegIdent>');
    expect(xml).toContain('<linesCount>5</linesCount><totalDebit>34.07</totalDebit><totalCredit>34.07</totalCredit>');
    expect(xml).toContain('<opBalDate>2026-10-01</opBalDate><linesCount>2</linesCount><totalDebit>50.00</totalDebit>');
    expect(xml).toContain('<amnt>1.01</amnt><amntTp>C</amntTp>');
    expect(xml).toContain('<periodNumber>10</periodNumber><trDt>2026-10-25</trDt>');
  });

  it('is one of the format too where nothing moved, and where a company has no number and little to say of itself', async () => {
    const company = { ...facts().company, name: 'A\u0000\u0008B', address: ' ', city: '', vatNumbers: [] };
    const empty = { company, opening: [], accounts: [], lines: 0, totalMinor: 0, journals: journals([], []) };
    const xml = await textOf(auditfile(facts(empty)));
    expect(await faultsOfAuditfile(xml)).toEqual([]);
    expect(xml).toContain('<companyName>AB</companyName>');
    expect(xml).toContain('<taxRegIdent>12345678</taxRegIdent>');
  });

  it.each([
    ['an account that is not in the ledger', { accounts: ['1300'] }],
    ['a month that is not in the period', { months: ['2026-11'] }],
    ['a day that is none', { days: { from: 'October', to: '2026-10-31' } }],
  ])('with %s is found out by the schema', async (_what, change) => {
    expect(await faultsOfAuditfile(await textOf(auditfile(facts(change))))).not.toEqual([]);
  });

  it('writes a currency without cents as it is', async () => {
    const xml = await textOf(auditfile(facts({ currency: 'ISK', opening: [], journals: journals([sale], []) })));
    expect(await faultsOfAuditfile(xml)).toEqual([]);
    expect(xml).toContain('<amnt>3306</amnt>');
  });
});

describe('the journal as a file', () => {
  it('has a line for each side, and the day of the sale that a later movement corrects', async () => {
    const csv = await textOf(journalFile('=Spring, "Zoon"', 'EUR', journals([refund], [])));
    const [head, debit, credit, ...rest] = csv.split('\r\n');
    expect(head).toBe('company,journal,number,date,account,account_name,description,order,sale_date,currency,debit,credit');
    expect(debit).toBe(
      `"'=Spring, ""Zoon""",MONEY,M-2,2026-10-25,1300,Payment provider,Refund of a sale of 2026-09-01,${sale.orderId},2026-09-01,EUR,33.06,`,
    );
    expect(credit).toMatch(/,1700,"Unspent credits, without VAT",.*,EUR,,33\.06$/);
    expect(rest).toEqual(['']);
  });
});
