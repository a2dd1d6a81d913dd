/** What a place of the back office is called, and what it is for: all that the menu and the first page say of it. Its other words come with it. */
export const placeWords = {
  dashboard: { title: 'Dashboard', home: 'How the house does: sign-ups, messages, money, and what it owes its members.' },
  directDebits: {
    title: 'Direct debits',
    home: 'What is collected by direct debit, which mandates members gave, and who is kept from it after a return.',
  },
  books: {
    title: 'Books',
    home: 'All movements of a month or a quarter in double entries, closed months, and what members have not used yet.',
  },
  payouts: {
    title: 'Payouts',
    home: 'What the payment provider paid out, less its fees, held against our orders; and how many sales were disputed.',
  },
  vatReport: { title: 'VAT return', home: 'What was sold in a quarter by country and rate, as the One-Stop-Shop return wants it.' },
  gifts: { title: 'Gifts', home: 'What members can send each other: names, pictures, prices, seasons and order.' },
  siteLists: {
    title: 'Lines and interests',
    home: 'The ideas for a first message, and the interests that members can choose, for each site.',
  },
  prices: {
    title: 'Prices',
    home: 'What credits cost on each site and in each country: see it, set new prices, withdraw what is planned.',
  },
  texts: {
    title: 'Texts',
    home: 'Terms, privacy, help and the other pages of a site, in each language: write them, publish them on a day, go back.',
  },
  siteWords: {
    title: 'Words of a site',
    home: 'The claim about premium with its proof, the warnings at the entry and on fictional profiles, title, description and advertisement, in each language.',
  },
  companies: { title: 'Companies', home: 'Who runs each site: its details, its invoice numbers, and how it pays VAT.' },
  vat: { title: 'VAT', home: 'The VAT inside the prices, country by country: see it, add a rate from a day on, withdraw what is planned.' },
  methods: {
    title: 'Ways to pay',
    home: 'With what members of each country can pay and in which order, beside what the payment provider has switched on.',
  },
  colleagues: { title: 'Staff', home: 'Who works here: invite colleagues, change what they may do, end accounts.' },
  incidents: {
    title: 'Status page',
    home: 'What members are told of outages and planned work, in each language.',
  },
  apiTokens: { title: 'API tokens', home: 'Tokens for systems of the house: what they may do, and until when.' },
} as const;
