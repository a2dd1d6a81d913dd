import { accounts } from './nl/accounts.js';
import { bills } from './nl/bills.js';
import { cards } from './nl/cards.js';
import { ways } from './nl/ways.js';
import { wishes } from './nl/wishes.js';
import type { WordTable } from './word-table.js';

export const nl: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'nul een twee drie vier vijf zes zeven acht negen',
  tens: 'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig dubbel',
};
