import { nameOf } from './accounts.policy.js';
import { amountText } from './amount-text.js';
import type { BookJournal } from './book-transactions.service.js';

const columns = [
  'company',
  'journal',
  'number',
  'date',
  'account',
  'account_name',
  'description',
  'order',
  'sale_date',
  'currency',
  'debit',
  'credit',
];
/** No field that we write begins with a sign by which a spreadsheet knows a formula, save the name of a company. */
const field = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const record = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;

/** The journal of a company in one currency as a file, a line for each side of a movement. */
export async function* journalFile(company: string, currency: string, journals: readonly BookJournal[]): AsyncGenerator<string> {
  yield record(columns);
  for (const { id, transactions } of journals)
    for await (const { no, day, words, orderId, soldOn, lines } of transactions)
      yield lines
        .map(({ account, minor }) => {
          const amount = amountText(minor, currency);
          const sides = minor > 0 ? [amount, ''] : ['', amount];
          return record([company, id, no, day, account, nameOf(account), words, orderId ?? '', soldOn ?? '', currency, ...sides]);
        })
        .join('');
}
