import { accounts } from './fi/accounts.js';
import { bills } from './fi/bills.js';
import { cards } from './fi/cards.js';
import { ways } from './fi/ways.js';
import { wishes } from './fi/wishes.js';
import type { WordTable } from './word-table.js';

export const fi: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän',
  tens: 'kymmenen yksitoista kaksitoista kolmetoista kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä tupla',
};
