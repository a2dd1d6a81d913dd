import { accounts } from './it/accounts.js';
import { bills } from './it/bills.js';
import { cards } from './it/cards.js';
import { ways } from './it/ways.js';
import { wishes } from './it/wishes.js';
import type { WordTable } from './word-table.js';

export const it: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'zero uno due tre quattro cinque sei sette otto nove',
  tens: 'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta doppio',
};
