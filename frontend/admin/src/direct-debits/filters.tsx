import { debitStates, mandateStates } from '#contracts';
import { debitBlockKinds } from '#contracts-admin';
import { words } from '../words';
import { choicesOf, countryFilter, dayFilters, fixedChoiceFilter, idFilter, searchFilter } from '../ui/filters';
import { blockKinds, debitStateNames, mandateStateNames } from './direct-debit-words';

const wholeLabel = { minWidth: 180 };

const search = searchFilter(360);
const days = dayFilters();
const member = idFilter('member_id');

/** What the lists of direct debits can be narrowed by. */
export const debitFilters = (countries: readonly string[]) => [
  search,
  fixedChoiceFilter('state', choicesOf(debitStates, debitStateNames)),
  countryFilter(countries),
  ...days,
  member,
];

export const mandateFilters = (countries: readonly string[]) => [
  search,
  fixedChoiceFilter('state', choicesOf(mandateStates, mandateStateNames)),
  countryFilter(countries),
  ...days,
  member,
];

export const blockFilters = (countries: readonly string[]) => [
  search,
  fixedChoiceFilter('lifted', [
    { id: 'false', name: words.no },
    { id: 'true', name: words.yes },
  ]),
  fixedChoiceFilter('kind', choicesOf(debitBlockKinds, blockKinds), { sx: wholeLabel }),
  countryFilter(countries),
  ...days,
  member,
];
