import { accounts } from './en/accounts.js';
import { bills } from './en/bills.js';
import { cards } from './en/cards.js';
import { ways } from './en/ways.js';
import { wishes } from './en/wishes.js';
import type { WordTable } from './word-table.js';

export const en: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'zero one two three four five six seven eight nine',
  tens: 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety double triple oh',
};
