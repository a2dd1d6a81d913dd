import { accounts } from './nb/accounts.js';
import { bills } from './nb/bills.js';
import { cards } from './nb/cards.js';
import { ways } from './nb/ways.js';
import { wishes } from './nb/wishes.js';
import type { WordTable } from './word-table.js';

export const nb: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'null en to tre fire fem seks sju åtte ni',
  tens: 'ti elleve tolv tretten fjorten femten seksten sytten atten nitten tjue tredve tretti førti femti seksti sytti åtti nitti syv dobbelt',
};
