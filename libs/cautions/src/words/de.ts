import { accounts } from './de/accounts.js';
import { bills } from './de/bills.js';
import { cards } from './de/cards.js';
import { ways } from './de/ways.js';
import { wishes } from './de/wishes.js';
import type { WordTable } from './word-table.js';

export const de: WordTable = {
  ...wishes,
  ...bills,
  ...accounts,
  ...cards,
  ...ways,
  digits: 'null eins zwei drei vier fünf sechs sieben acht neun',
  tens: 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig doppel zwo',
};
