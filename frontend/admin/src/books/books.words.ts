import type { BookFileKind, MonthOfBooks, UnspentAge } from '#contracts-admin';
import { placeWords } from '../home/place-words';

/** The words of the books. */
export const booksWords = {
  title: placeWords.books.title,
  period: 'Period',
  company: 'Company',
  months: 'Months',
  quarters: 'Quarters',
  help: 'From the book of money and from what became of credits. Amounts without VAT stand on the account of unused credits until the credits are used. Each currency has books of its own: nothing is converted.',
  until: (day: string) => `Counted until ${day}. Each day is added in the night after it.`,
  never: 'No day is counted yet. The first are added within the hour.',
  noCompany: 'There is no company yet.',
  nothing: 'Nothing has moved in this period.',
  inCurrency: (currency: string) => `Accounts in ${currency}`,
  account: 'Account',
  opening: 'Before',
  debit: 'Debit',
  credit: 'Credit',
  closing: 'After',
  total: 'Together',
  balanced: 'Debits and credits come to the same.',
  unbalanced: 'Debits and credits do not come to the same. Look into it before you close the month.',
  breakage: (credits: string, net: string, gross: string) =>
    `Left behind by members who went: ${credits} credits, ${net} without VAT, ${gross} with it.`,
  files: { journal: 'Journal (CSV)', auditfile: 'Auditfile (XAF 3.2)' } satisfies Record<BookFileKind, string>,
  fileOf: (kind: string, currency: string) => `${kind}, ${currency}`,
  closings: 'Closing months',
  issues: (count: number) =>
    count === 0
      ? 'No payment issue is open.'
      : `${count === 1 ? '1 payment issue is' : `${count} payment issues are`} open. Look at them before you close a month.`,
  seeIssues: 'See the payment issues',
  states: {
    running: 'Not over yet',
    uncounted: 'Not counted yet',
    open: 'Open',
    closed: 'Closed',
  } satisfies Record<MonthOfBooks['state'], string>,
  closedBy: (who: string, when: string) => `Closed by ${who} on ${when}`,
  openThen: (count: number) => (count === 0 ? 'No payment issue was open then.' : `Payment issues that were open then: ${count}.`),
  keep: (day: string) => `Kept until ${day}.`,
  writing: 'Its files are being written. Look again in a moment.',
  hash: 'SHA-256',
  lines: (count: string) => `${count} lines`,
  reopened: (who: string, when: string, why: string) => `Opened again by ${who} on ${when}: ${why}`,
  about: (month: string, company: string) => `${month}, ${company}`,
  unspent: 'Unused credits',
  unspentHelp:
    'What members had paid for and not used at the end of a day, by how many days before it was paid. With VAT it is what the dashboard shows.',
  day: 'Day',
  age: 'Paid before',
  ages: {
    d30: '0 to 30 days',
    d90: '31 to 90 days',
    d180: '91 to 180 days',
    d365: '181 to 365 days',
    older: 'Longer ago',
  } satisfies Record<UnspentAge, string>,
  credits: 'Credits',
  gross: 'With VAT',
  net: 'Without VAT, as in the books',
  noUnspent: 'Nothing was unused at the end of this day.',
  dayUncounted: 'This day is not counted yet.',
};
