import { paymentMethods } from '#contracts';
import { officeOrderStates } from '#contracts-admin';
import { words } from '../words';
import { choiceFilter, choicesOf, countryFilter, dayFilters, fixedChoiceFilter, idFilter, searchFilter } from '../ui/filters';
import { orderStates, payMethods } from './order-words';

const wholeLabel = { minWidth: 220 };

/** What a list of orders can be narrowed by. */
export const orderFilters = (countries: readonly string[]) => [
  searchFilter(440),
  fixedChoiceFilter('state', choicesOf(officeOrderStates, orderStates)),
  fixedChoiceFilter('open', [{ id: 'true', name: words.yes }], { sx: wholeLabel }),
  choiceFilter('method', choicesOf(paymentMethods, payMethods)),
  countryFilter(countries),
  ...dayFilters(),
  idFilter('member_id'),
];
