import type { VatPlace } from '#contracts-admin';
import { placeWords } from '../home/place-words';

/** The words of what is declared of a quarter. */
export const vatReportWords = {
  title: placeWords.vatReport.title,
  quarter: 'Quarter',
  company: 'Company',
  file: 'Lines (CSV)',
  help: 'From invoices and credit notes. A sale counts on the day it was paid, what went back on the day it went, what came again on the day of its paper. Euros at the European Central Bank’s rate of the last day of the quarter of the sale, or of the next day that has one.',
  running: (last: string) => `This quarter is not over: its last day is ${last}. The figures can still change.`,
  nothing: 'No paper counts in this quarter.',
  places: {
    one_stop_shop: 'One-Stop-Shop',
    home: 'At home',
    registered: 'Where the company is registered',
    outside: 'Elsewhere',
  } satisfies Record<VatPlace, string>,
  placesHelp: {
    one_stop_shop: 'Buyers in other countries of the European Union: one return for all.',
    home: 'Buyers in the company’s own country: its own return.',
    registered: 'Buyers in countries where the company has a number of its own: one return for each.',
    outside: 'Buyers elsewhere: the tax office of each country, if the company has to pay there at all.',
  } satisfies Record<VatPlace, string>,
  corrections: (place: string) => `${place}: corrections of earlier quarters`,
  ofQuarter: 'Quarter of the sale',
  country: 'Country',
  rate: 'Rate',
  papers: 'Papers',
  net: 'Net',
  vat: 'VAT',
  netEuro: 'Net in euros',
  vatEuro: 'VAT in euros',
  noRate: 'No rate yet',
  total: 'Together',
  totalUnknown: 'A rate is missing, so the sum is not known yet.',
  agrees: 'Counted again from the orders and refunds of the quarter, the papers come to the same.',
  without: (count: number) => (count === 1 ? '1 paid order has no invoice yet.' : `${count} paid orders have no invoice yet.`),
  returns: (count: number) =>
    count === 1
      ? 'What went back or came again of 1 refund has no right paper yet.'
      : `What went back or came again of ${count} refunds has no right paper yet.`,
  differs: (country: string, papers: string, orders: string) =>
    `${country}: the invoices come to ${papers}, the orders to ${orders}. Look into it before you declare.`,
};
