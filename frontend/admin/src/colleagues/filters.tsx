import { colleagueStates, staffRoles } from '#contracts-admin';
import { words } from '../words';
import { fixedChoiceFilter, searchFilter } from '../ui/filters';
import { colleagueStateNames } from './colleague-words';

const roles = staffRoles.map((id) => ({ id, name: words.roles[id] }));
const states = colleagueStates.map((id) => ({ id, name: colleagueStateNames[id] }));

/** What the list of staff can be narrowed by. */
export const colleagueFilters = [searchFilter(260), fixedChoiceFilter('role', roles), fixedChoiceFilter('state', states)];
