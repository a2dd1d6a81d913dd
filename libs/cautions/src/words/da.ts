import { accounts } from './da/accounts.js';
import { bills } from './da/bills.js';
import { cards } from './da/cards.js';
import { ways } from './da/ways.js';
import { wishes } from './da/wishes.js';
import type { WordTable } from './word-table.js';

export const da: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'nul en to tre fire fem seks syv otte ni',
  tens: 'ti elleve tolv tretten fjorten femten seksten sytten atten nitten tyve tredive fyrre halvtreds tres halvfjerds firs halvfems dobbelt',
};
