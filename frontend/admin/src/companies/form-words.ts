import { tradenamesMax, vatNumbersMax, type CompanyDetails } from '#contracts-admin';

/** What is wrong in the form before anything is sent. */
export const formFaults: Record<keyof CompanyDetails, string> = {
  name: 'Write the name, with at most 120 characters.',
  address: 'Write the street and the number, with at most 200 characters.',
  city: 'Write the town, with at most 100 characters.',
  country: 'Choose a country.',
  kvk: 'Write the number, with at most 40 characters.',
  tradenames: `Write at most ${tradenamesMax} names, each with at most 120 characters.`,
  vat_numbers: `Write at most ${vatNumbersMax} numbers.`,
  creditor_id: 'This is not a creditor id: its check digits do not fit. Copy it from the letter of the bank.',
  support_phone: 'Write a telephone number, such as +31 30 123 45 67.',
  delete_discount: 'Choose one of the two.',
};

/** The form of a company's details. */
export const formWords = {
  open: 'New company',
  change: 'Change the details',
  give: 'Give it a site',
  site: 'Site',
  noOtherSites: 'Every site has this company already.',
  noSite: 'Choose a site.',
  addressHelp: 'Street and number; behind a comma the postcode.',
  linesHelp: 'One on each line.',
  vatHelp: 'One on each line, with the letters of the country in front: NL123456789B01.',
  creditorHelp:
    'From the bank, such as NL22ZZZ000000000000. Empty: its sites offer no direct debit. Mandates that were given keep the id of their day.',
  wrongNumber: (number: string) => `${number} does not have the form of a VAT number of its country.`,
  lookAgain: 'Something is not right yet. What it is stands beside its field.',
  meanwhile: 'Somebody else changed this company meanwhile. What you typed is still here: look at what changes now, and send it again.',
  siteMeanwhile: 'Somebody else gave this site to another company meanwhile. Look at whose it is now, and choose again.',
  giveNote: [
    'Orders that were made keep the company that they were made with, and so do their invoices.',
    'If the company was made after the members of the site agreed to the terms, they are asked to agree once more.',
    'The support telephone and e-mail address of the site stand in its settings and stay as they are.',
  ].join(' '),
  changes: { title: 'What changes', nothing: 'Nothing yet.', what: 'What', before: 'Now', after: 'Then' },
} as const;
