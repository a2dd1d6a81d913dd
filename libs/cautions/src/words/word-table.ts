/**
 * What people who are after money write, in one language. A phrase is found whatever its capitals and accents; `*` stands for any ending, `…` for
 * up to three words between, `a|b` for either word. An apostrophe parts two words. What alarms together with what stands in `kinds/`.
 */
export type WordTable = Wishes &
  Bills &
  Accounts &
  Cards &
  Ways & {
    /** 0 to 9, as they are spelled out. */
    readonly digits: string;
    /** 10 to 90, as they are spelled out. */
    readonly tens: string;
  };

/** Somebody wants money, and how they tell it. */
export const wishes = [
  /** Somebody wants something for themselves. */
  'asks',
  'money',
  /** Amounts in words, and vague ones. */
  'sums',
  /** Somebody lacks what stands right beside it. */
  'needs',
  /** Ways to send money, wished for: alarm by themselves. */
  'transfers',
  /** It will be given back. */
  'repays',
  /** So much would be enough; money that lies idle; how short somebody is. */
  'helps',
  'spares',
  'straits',
  /** How somebody begs. */
  'pleas',
  /** Why somebody has no money. */
  'troubles',
  /** There is no money, and what there is none for. */
  'lacks',
  'needsPaid',
  /** Takes the alarm away where it stands just before, or between the wish and the money. */
  'not',
] as const;
export type Wishes = Readonly<Record<(typeof wishes)[number], readonly string[]>>;

/** A bill, a journey, a fee or a parcel that somebody else is to pay for. */
export const bills = [
  /** Somebody wants a bill paid. */
  'pays',
  'costs',
  /** Somebody is to pay for something ahead, and what. */
  'fronts',
  'trips',
  /** Something is held until money comes, and what. */
  'holds',
  'held',
  /** Somebody else wants money, and what happens without. */
  'demands',
  'threats',
  /** Who demands money, as such stories have it: an officer, a ministry. */
  'posts',
  /** What comes by courier or waits at the customs; that it has to be paid for; what such a fee is called; what keeps it there. */
  'parcels',
  'dues',
  'fees',
  'stuck',
  /** The person who writes has paid: no wish. */
  'paid',
] as const;
export type Bills = Readonly<Record<(typeof bills)[number], readonly string[]>>;

/** Bank accounts, and the ways of money through them. */
export const accounts = [
  /** A bank account is opened, lent or passed through. */
  'openings',
  'yourAccount',
  'yourName',
  'inflows',
  'logins',
  /** A part is for the reader, the rest goes on. */
  'keeps',
  'rest',
  /** Money goes to the account of a third person. */
  'deposits',
  'agents',
  /** Somebody comes for the cash, and nobody may know. */
  'collects',
  /** The reader is asked; something is for the person who writes, or for a third; what an account is called. */
  'youCan',
  'me',
  'thirds',
  'accountWords',
] as const;
export type Accounts = Readonly<Record<(typeof accounts)[number], readonly string[]>>;

/** Cards with a code, and credit of telephones. */
export const cards = [
  /** Cards with a code: alarm when they are asked for, bought, or their code is wanted. */
  'giftCards',
  'buys',
  /** The word for a card beside the name of a shop or game; what is done to get it; its code, and a proof of it. */
  'cards',
  'gets',
  'codes',
  'receipts',
  /** A card of the person who writes is to be filled. */
  'topUps',
  'phones',
  'refills',
  'prepaid',
] as const;
export type Cards = Readonly<Record<(typeof cards)[number], readonly string[]>>;

/** Gains that are promised, and ways out of this site. */
export const ways = [
  /** Gains that are promised: alarm together with a coin. */
  'gains',
  'platforms',
  'returns',
  'teaches',
  /** The way out of this site: alarms with the name of a messenger soon after. */
  'away',
  /** Whose messenger it is: alarms with its name right after. */
  'own',
  /** What stands before a telephone number. */
  'number',
  /** The reader's number is asked for. */
  'askNumber',
] as const;
export type Ways = Readonly<Record<(typeof ways)[number], readonly string[]>>;

/** What a phrase is a sign of. */
export const signs = [...wishes, ...bills, ...accounts, ...cards, ...ways] as const;
export type Sign = (typeof signs)[number];
