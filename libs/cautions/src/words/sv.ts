import { accounts } from './sv/accounts.js';
import { bills } from './sv/bills.js';
import { cards } from './sv/cards.js';
import { ways } from './sv/ways.js';
import { wishes } from './sv/wishes.js';
import type { WordTable } from './word-table.js';

export const sv: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'noll ett två tre fyra fem sex sju åtta nio',
  tens: 'tio elva tolv tretton fjorton femton sexton sjutton arton nitton tjugo trettio fyrtio femtio sextio sjuttio åttio nittio dubbel',
};
