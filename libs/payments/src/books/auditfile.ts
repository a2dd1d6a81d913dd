import { kindOf, nameOf, type AccountBalance } from './accounts.policy.js';
import { amountText } from './amount-text.js';
import type { BookJournal, BookTransaction } from './book-transactions.service.js';
import { daysOf, type Days } from '../calendar/index.js';
import type { BookCompany } from './book-company.js';

export interface AuditfileFacts {
  readonly company: BookCompany;
  readonly currency: string;
  readonly days: Days;
  /** `2026-11`: the months that lie in those days. */
  readonly months: readonly string[];
  readonly createdOn: string;
  readonly opening: readonly AccountBalance[];
  /** Every account that a line of the period names. */
  readonly accounts: readonly string[];
  readonly lines: number;
  /** Of all debits of the period, which is that of all credits. */
  readonly totalMinor: number;
  readonly journals: readonly BookJournal[];
}

const journalsAs = {
  MONEY: { words: 'Payments and what went back of them', type: 'B' },
  CREDITS: { words: 'What became of credits', type: 'M' },
  PAYOUTS: { words: 'Payouts and fees of the payment provider', type: 'B' },
} as const;

/** What XML 1.0 can hold. */
function isPrintable(char: string): boolean {
  const code = char.codePointAt(0) ?? 0;
  return code >= 0x20 ? code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || code >= 0x10000 : [0x9, 0xa, 0xd].includes(code);
}
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string, most: number): string =>
  [...text]
    .filter(isPrintable)
    .slice(0, most)
    .join('')
    .replace(/[&<>]/g, (one) => entities[one] ?? one);
const tag = (name: string, text: string | number, most = 999): string => `<${name}>${escaped(String(text), most)}</${name}>`;
/** Nothing where there is no text: the format has no empty elements. */
const optional = (name: string, text: string, most: number): string => (text.trim() === '' ? '' : tag(name, text, most));

/** The books of a company in one currency as the Dutch tax office reads them: XML Auditfile Financieel 3.2. */
export async function* auditfile(facts: AuditfileFacts): AsyncGenerator<string> {
  const { currency, journals, lines, totalMinor } = facts;
  const total = amountText(totalMinor, currency);
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2">\n',
    header(facts),
    '<company>\n',
    companyIn(facts.company),
    ledgerOf(facts),
    periodsOf(facts.months),
    openingOf(facts),
    `<transactions>${tag('linesCount', lines)}${tag('totalDebit', total)}${tag('totalCredit', total)}\n`,
  ].join('');
  for (const { id, transactions } of journals) {
    yield `<journal>${tag('jrnID', id)}${tag('desc', journalsAs[id].words)}${tag('jrnTp', journalsAs[id].type)}\n`;
    for await (const transaction of transactions) yield transactionIn(transaction, currency);
    yield '</journal>\n';
  }
  yield '</transactions>\n</company>\n</auditfile>\n';
}

const header = ({ days, currency, createdOn }: AuditfileFacts): string =>
  `<header>${tag('fiscalYear', days.from.slice(0, 4))}${tag('startDate', days.from)}${tag('endDate', days.to)}${tag('curCode', currency)}${tag('dateCreated', createdOn)}</header>\n`;

const companyIn = ({ name, country, kvk, vatNumbers, address, city }: BookCompany): string =>
  [
    optional('companyIdent', kvk, 35),
    tag('companyName', name),
    tag('taxRegistrationCountry', country),
    // Where it has no number for the VAT, the one by which the chamber of commerce knows it.
    tag('taxRegIdent', vatNumbers.find((number) => number.startsWith(country)) ?? vatNumbers[0] ?? kvk, 30),
    `<streetAddress>${optional('streetname', address, 999)}${optional('city', city, 50)}${tag('country', country)}</streetAddress>\n`,
  ].join('');

const ledgerOf = ({ accounts, opening }: AuditfileFacts): string => {
  const all = [...new Set([...accounts, ...opening.map(({ account }) => account)])].toSorted();
  if (all.length === 0) return '';
  const rows = all.map(
    (account) =>
      `<ledgerAccount>${tag('accID', account, 35)}${tag('accDesc', nameOf(account))}${tag('accTp', kindOf(account) === 'balance' ? 'B' : 'P')}</ledgerAccount>\n`,
  );
  return `<generalLedger>\n${rows.join('')}</generalLedger>\n`;
};

const periodsOf = (months: readonly string[]): string => {
  const rows = months.map((month) => {
    const { from, to } = daysOf(month);
    return `<period>${tag('periodNumber', periodOf(from))}${tag('periodDesc', month)}${tag('startDatePeriod', from)}${tag('endDatePeriod', to)}</period>\n`;
  });
  return `<periods>\n${rows.join('')}</periods>\n`;
};
const periodOf = (day: string): number => Number(day.slice(5, 7));

const openingOf = ({ opening, days, currency }: AuditfileFacts): string => {
  const sum = (sign: 1 | -1) => opening.reduce((minor, one) => minor + Math.max(0, sign * one.minor), 0);
  const rows = opening.map(
    ({ account, minor }, at) => `<obLine>${tag('nr', at + 1)}${tag('accID', account, 35)}${sideOf(minor, currency)}</obLine>\n`,
  );
  return [
    `<openingBalance>${tag('opBalDate', days.from)}${tag('linesCount', opening.length)}`,
    `${tag('totalDebit', amountText(sum(1), currency))}${tag('totalCredit', amountText(sum(-1), currency))}\n`,
    ...rows,
    '</openingBalance>\n',
  ].join('');
};

const transactionIn = ({ no, day, words, orderId, lines }: BookTransaction, currency: string): string => {
  const rows = lines.map(
    ({ account, minor }, at) =>
      `<trLine>${tag('nr', at + 1)}${tag('accID', account, 35)}${tag('docRef', orderId ?? no)}${tag('effDate', day)}${sideOf(minor, currency)}</trLine>`,
  );
  return `<transaction>${tag('nr', no, 35)}${tag('desc', words)}${tag('periodNumber', periodOf(day))}${tag('trDt', day)}\n${rows.join('\n')}\n</transaction>\n`;
};

const sideOf = (minor: number, currency: string): string => tag('amnt', amountText(minor, currency)) + tag('amntTp', minor > 0 ? 'D' : 'C');
