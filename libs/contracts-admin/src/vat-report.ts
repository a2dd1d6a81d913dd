import * as z from 'zod/mini';
import { uuid } from '#contracts';

export const vatReportPath = '/api/admin/vat-report';
/** The same lines as a file. */
export const vatReportFilePath = '/api/admin/vat-report/lines.csv';

/** A quarter of the company's books, `2026-Q4`. */
export const quarter = z.string().check(z.regex(/^20\d{2}-Q[1-4]$/));

/** Without a company, the one that was paid last. */
export const vatReportQuery = z.strictObject({ quarter, company_id: z.optional(uuid) });
export type VatReportQuery = z.infer<typeof vatReportQuery>;

/** Where the VAT is declared: by the Union's One-Stop-Shop, in the company's own country, where it is registered besides, or elsewhere, if at all. */
export const vatPlaces = ['one_stop_shop', 'home', 'registered', 'outside'] as const;
export type VatPlace = (typeof vatPlaces)[number];

const amounts = z.object({ net_minor: z.int(), vat_minor: z.int() });

/** Sums of papers by country, rate and currency; less than nothing where more was paid back than sold. Minor units. */
export const vatLine = z.object({
  place: z.enum(vatPlaces),
  /** In which it was sold: an earlier one than that of the return is a correction of it. */
  quarter,
  country: z.string(),
  basis_points: z.int(),
  currency: z.string(),
  papers: z.int(),
  ...amounts.shape,
  /** At the rate of the last day of that quarter, or of the next one on which there is a rate; null until then. */
  euro: z.nullable(amounts),
});
export type VatLine = z.infer<typeof vatLine>;

const company = z.object({ id: uuid, name: z.string(), country: z.string() });

export const vatReportAnswer = z.object({
  quarter,
  /** Its first and last day. */
  from: z.iso.date(),
  to: z.iso.date(),
  is_over: z.boolean(),
  company: z.nullable(company),
  /** All that were paid, to choose from. */
  companies: z.array(company),
  lines: z.array(vatLine),
  /** In euros, by place; null where a rate is missing. */
  totals: z.array(z.object({ place: z.enum(vatPlaces), euro: z.nullable(amounts) })),
  checks: z.object({
    /** Paid in the quarter, and without an invoice so far. */
    orders_without_paper: z.int(),
    /** Money that went back in the quarter, or came again, without a paper that says so. */
    wrong_returns: z.int(),
    /** Where the orders of the quarter come to another sum than its invoices. */
    differences: z.array(z.object({ country: z.string(), currency: z.string(), papers_minor: z.int(), orders_minor: z.int() })),
  }),
});
export type VatReportAnswer = z.infer<typeof vatReportAnswer>;
