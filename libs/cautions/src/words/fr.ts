import { accounts } from './fr/accounts.js';
import { bills } from './fr/bills.js';
import { cards } from './fr/cards.js';
import { ways } from './fr/ways.js';
import { wishes } from './fr/wishes.js';
import type { WordTable } from './word-table.js';

export const fr: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'zéro un deux trois quatre cinq six sept huit neuf',
  tens: 'dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante septante nonante double',
};
