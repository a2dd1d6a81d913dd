import type { OfficeSitesAnswer } from '#contracts-admin';
import { fixedChoiceFilter, searchFilter, yesOrNo } from '../ui/filters';
import { discountCodeWords as text } from './discount-code-words';

const statuses = [
  { id: 'active', name: text.notStopped },
  { id: 'inactive', name: text.stopped },
];

/** What a list of discount codes can be narrowed by. */
export const discountCodeFilters = (sites: OfficeSitesAnswer['sites']) => [
  searchFilter(320),
  fixedChoiceFilter('site_id', sites),
  fixedChoiceFilter('status', statuses),
  fixedChoiceFilter('welcome', yesOrNo),
];
