import { codesAtOnceMax } from '#contracts-admin';
import { asCount } from '../ui/format';

const unread = {
  site_id: 'Choose a site.',
  code: 'Write a code of at most 40 signs.',
  count: `Write a whole number from 1 to ${asCount(codesAtOnceMax)}.`,
  basis_points: 'Write a number above 0 and up to 95, with at most two digits after the point, such as 12.5.',
  member_id: 'This is no id of a member. Copy it from the page of the member.',
  expires: 'This is no date and time.',
  currency: 'This is no currency. Write its three letters, such as EUR.',
  minimum_minor: 'This is no amount. Write it like 20.00.',
  max_uses: `Write a whole number from 1 to ${asCount(100_000)}, or nothing.`,
} as const;

/** What is wrong in the form before anything is sent. */
export const formFaults = {
  unread,
  together: {
    manyForOne: 'For one member, make one code at a time.',
    welcomeForOne: 'A welcome code is for everybody: leave the member out.',
    manyWelcome: 'A site has one welcome code: make one.',
    over: 'This time is over already.',
    noCurrency: 'Say in which currency, or leave the amount out.',
    noMinimum: 'Say from which amount, or leave the currency out.',
  },
} as const;

/** The form that makes codes, and what it made. */
export const formWords = {
  open: 'New codes',
  lookAgain: 'Something is not right yet. What it is stands below its field.',
  site: 'Site',
  count: 'How many codes',
  countHelp: 'Of several, each has the same conditions and other letters at its end.',
  code: 'Code',
  codeHelp: 'Members may type it in small letters and with blanks.',
  beginning: 'Codes begin with',
  percent: 'Discount in percent',
  percentHelp: 'Such as 25 or 12.5; at most 95, so that something is left to pay.',
  validity: 'How often it counts',
  country: 'Country of the member',
  everywhere: 'Everywhere',
  member: 'Id of one member',
  memberHelp: 'Optional. Nobody else can use the code then.',
  until: 'Counts until',
  untilHelp: 'Optional. In the time of your computer.',
  currency: 'Only in the currency',
  currencyHelp: 'Optional. Three letters, such as EUR.',
  minimum: 'From this price on',
  minimumHelp: 'Needed with a currency, in that currency.',
  methods: 'Ways to pay',
  allMethods: 'All ways to pay',
  maxUses: 'At most so many orders',
  maxUsesHelp: 'Optional. Orders that come to nothing do not count. Of several codes, each has so many.',
  welcome: 'Welcome code: everybody who never bought has it without typing',
  welcomeHelp: 'A site has one. The one before becomes an ordinary code.',
  made: (count: number) => (count === 1 ? 'The code is made.' : `${asCount(count)} codes are made.`),
  list: (count: number) => (count === 1 ? 'The code' : 'The codes, one a line'),
  listHelp: 'It is marked, ready to be copied. You find it in the list at any time.',
  listHelpMany: 'They are marked, ready to be copied. You find them in the list at any time.',
  csv: 'Save as a file (CSV)',
  csvName: 'discount-codes.csv',
  close: 'Done',
} as const;
