import { accounts } from './es/accounts.js';
import { bills } from './es/bills.js';
import { cards } from './es/cards.js';
import { ways } from './es/ways.js';
import { wishes } from './es/wishes.js';
import type { WordTable } from './word-table.js';

export const es: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'cero uno dos tres cuatro cinco seis siete ocho nueve',
  tens: 'diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve treinta cuarenta cincuenta sesenta setenta ochenta noventa doble',
};
