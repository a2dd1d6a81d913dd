import * as z from 'zod/mini';
import { uuid } from '#contracts';
import { command } from './command.js';
import { inWords } from './reasons.js';
import { quarter } from './vat-report.js';

export const booksPath = '/api/admin/books';
/** All movements of a period in one currency, two lines for each. */
export const journalFilePath = '/api/admin/books/journal.csv';
/** The same as the Dutch auditfile XAF 3.2. */
export const auditfilePath = '/api/admin/books/auditfile.xaf';
/** A file of a closed month, as it was written. */
export const bookFilePath = '/api/admin/books/files/:id';
export const unspentPath = '/api/admin/books/unspent';

/** A month of the company's books, `2026-11`. */
export const bookMonth = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));
export const bookPeriod = z.union([bookMonth, quarter]);
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));

/** Without a company, the first one by name. */
export const booksQuery = z.strictObject({ period: bookPeriod, company_id: z.optional(uuid) });
export type BooksQuery = z.infer<typeof booksQuery>;
export const journalQuery = z.strictObject({ period: bookPeriod, company_id: uuid, currency });
export type JournalQuery = z.infer<typeof journalQuery>;

export const bookFileKinds = ['journal', 'auditfile'] as const;
export type BookFileKind = (typeof bookFileKinds)[number];

/** Minor units; an opening and a closing balance above 0 is a debit. */
const balance = z.object({
  account: z.string(),
  name: z.string(),
  opening_minor: z.int(),
  debit_minor: z.int(),
  credit_minor: z.int(),
  closing_minor: z.int(),
});

export const bookClosing = z.object({
  id: uuid,
  closed_at: z.iso.datetime(),
  closed_by: z.nullable(z.string()),
  /** Payment issues that were open then. */
  open_issues: z.int(),
  keep_until: z.iso.date(),
  /** Empty until they are written. */
  files: z.array(z.object({ id: uuid, kind: z.enum(bookFileKinds), currency, sha256: z.string(), size: z.int(), lines: z.int() })),
  reopened: z.nullable(z.object({ at: z.iso.datetime(), by: z.nullable(z.string()), reason: z.string() })),
});
export type BookClosing = z.infer<typeof bookClosing>;

const company = z.object({ id: uuid, name: z.string(), country: z.string() });
const monthOfBooks = z.object({
  month: bookMonth,
  state: z.enum(['running', 'uncounted', 'open', 'closed']),
  may_close: z.boolean(),
  may_reopen: z.boolean(),
  /** The newest first; all but the first were opened again. */
  closings: z.array(bookClosing),
});
export type MonthOfBooks = z.infer<typeof monthOfBooks>;

export const booksAnswer = z.object({
  period: bookPeriod,
  from: z.iso.date(),
  to: z.iso.date(),
  /** Until which day the books are counted; null before the first one is. */
  counted_until: z.nullable(z.iso.date()),
  company: z.nullable(company),
  companies: z.array(company),
  currencies: z.array(
    z.object({
      currency,
      balances: z.array(balance),
      debit_minor: z.int(),
      credit_minor: z.int(),
      /** What members left unused by leaving, without VAT. */
      breakage: z.object({ credits: z.int(), net_minor: z.int(), gross_minor: z.int() }),
    }),
  ),
  months: z.array(monthOfBooks),
  /** Payment issues that are open now: whoever closes says how many they saw. */
  open_issues: z.int(),
});
export type BooksAnswer = z.infer<typeof booksAnswer>;

export const unspentAges = ['d30', 'd90', 'd180', 'd365', 'older'] as const;
export type UnspentAge = (typeof unspentAges)[number];

export const unspentQuery = z.strictObject({ day: z.iso.date(), company_id: uuid });
export type UnspentQuery = z.infer<typeof unspentQuery>;
const worth = { credits: z.int(), gross_minor: z.int(), net_minor: z.int() };
/** What members had paid for and not used at the end of a day: with VAT as the dashboard has it, and without as the books do. */
export const unspentAnswer = z.object({
  day: z.iso.date(),
  /** False: the day is not counted yet. */
  is_counted: z.boolean(),
  currencies: z.array(z.object({ currency, ages: z.array(z.object({ age: z.enum(unspentAges), ...worth })), ...worth })),
});
export type UnspentAnswer = z.infer<typeof unspentAnswer>;

const closed = z.object({ closing: bookClosing });
export type ClosedMonth = z.infer<typeof closed>;

export const bookCommands = {
  close_month: command({
    path: '/api/admin/books/close',
    right: 'reports',
    act: 'books.month_closed',
    subject: 'company',
    target: null,
    reason: null,
    confirms: true,
    fields: {
      company_id: uuid,
      month: bookMonth,
      /** As many payment issues as the screen said are open. */
      open_issues: z.int32().check(z.gte(0)),
    },
    result: closed,
  }),
  reopen_month: command({
    path: '/api/admin/books/:id/reopen',
    right: 'books_reopening',
    act: 'books.month_reopened',
    subject: 'company',
    target: uuid,
    reason: inWords(3, 200),
    confirms: true,
    fields: {},
    result: closed,
  }),
} as const;
