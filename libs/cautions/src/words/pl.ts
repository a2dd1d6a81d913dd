import { accounts } from './pl/accounts.js';
import { bills } from './pl/bills.js';
import { cards } from './pl/cards.js';
import { ways } from './pl/ways.js';
import { wishes } from './pl/wishes.js';
import type { WordTable } from './word-table.js';

export const pl: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć',
  tens: 'dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt podwójne',
};
