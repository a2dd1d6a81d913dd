import type { NumberSeries, VatSchemeKind } from '#contracts-admin';
import { asCount } from '../ui/format';
import { placeWords } from '../home/place-words';

const invoices = (count: number): string => `${asCount(count)} ${count === 1 ? 'invoice' : 'invoices'} this year`;

/** The companies that run the sites, and one of them. */
export const companyWords = {
  title: placeWords.companies.title,
  listIntro: 'Who sells on each site, and whom members deal with. Each site has one company; a company can have several sites.',
  none: 'There is no company yet.',
  noSites: 'No site',
  invoices: (count: number, last: string | null) => [invoices(count), last].filter(Boolean).join(', '),
  invoicesThisYear: invoices,
  intro: [
    'What stands here holds for whatever is sold from now on.',
    'Orders that were made, and invoices and credit notes that were issued, keep the company as it was.',
    'Members see a change within five minutes. No company can be deleted.',
  ].join(' '),
  sections: { details: 'Details', sites: 'Sites', numbers: 'Invoice numbers', vat: 'How it pays VAT' },
  fields: {
    name: 'Name',
    address: 'Address',
    city: 'Town',
    country: 'Country',
    kvk: 'Number at the chamber of commerce',
    tradenames: 'Trade names',
    vat_numbers: 'VAT numbers',
    creditor_id: 'Creditor id for direct debit',
    support_phone: 'Support telephone',
    delete_discount: 'When members leave',
  },
  added: 'Made on',
  noList: 'None',
  discounts: {
    yes: 'Who is about to delete the account is offered 25 % off one order, once each',
    no: 'Who is about to delete the account is offered nothing',
  },
  sitesNone: 'No site has this company. Nothing is sold by it until one is given to it.',
  site: (site: string, hosts: readonly string[]) => [site, hosts.join(', ')].filter(Boolean).join(': '),
  siteOf: (site: string, hosts: readonly string[], company: string) =>
    [[site, hosts[0] && `(${hosts[0]})`].filter(Boolean).join(' '), `now of ${company}`].join(', '),
  numbers: {
    none: 'Nothing was invoiced yet.',
    intro: 'Numbers are given without a gap for each company, kind and year: as many papers as the last number says.',
    year: 'Year',
    kind: 'Papers',
    count: 'How many',
    last: 'Last number',
    gap: 'Gap',
    kinds: { invoice: 'Invoices', credit_note: 'Credit notes' } satisfies Record<NumberSeries['kind'], string>,
    noGap: 'No gap',
    missing: (count: number) => `${asCount(count)} missing`,
  },
} as const;

export const schemeKinds: Record<VatSchemeKind, string> = {
  registered: 'Registered there',
  one_stop_shop: 'One-Stop-Shop',
  none: 'Pays no VAT there',
};

/** How a company pays the VAT of a country. */
export const schemeWords = {
  intro: 'For returns and reports. Prices, orders and invoices do not depend on it.',
  none: 'Nothing is noted yet.',
  open: 'Note a country',
  country: 'Country',
  kind: 'How the VAT of this country is paid',
  how: 'How',
  number: 'Under the number',
  numberHelp: {
    registered: 'The VAT number of this country.',
    one_stop_shop: 'The VAT number with which the company uses the One-Stop-Shop.',
  },
  from: 'From',
  fromHelp: 'In this quarter or later. Earlier only where nothing was noted for that time and the company has sold nothing in the country.',
  madeBy: 'Noted by',
  why: 'Why',
  states: { in_force: 'Holds', planned: 'Planned', over: 'Over', withdrawn: 'Withdrawn' },
  meanwhile: 'Somebody else changed this company meanwhile. What you typed is still here: look at the page behind it, and send it again.',
} as const;
