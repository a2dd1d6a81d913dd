import { SelectInput, TextInput } from 'react-admin';
import { colleagueStates, staffRoles } from '#contracts-admin';
import { words } from '../words';
import { colleagueStateNames } from './colleague-words';

const wide = { minWidth: { xs: '100%', sm: 260 } };
const roles = staffRoles.map((id) => ({ id, name: words.roles[id] }));
const states = colleagueStates.map((id) => ({ id, name: colleagueStateNames[id] }));

/** What the list of staff can be narrowed by. */
export const colleagueFilters = [
  <TextInput key="q" source="q" resettable alwaysOn helperText={false} sx={wide} />,
  <SelectInput key="role" source="role" choices={roles} alwaysOn helperText={false} />,
  <SelectInput key="state" source="state" choices={states} alwaysOn helperText={false} />,
];
