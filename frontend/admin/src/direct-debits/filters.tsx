import { DateInput, SelectInput, TextInput } from 'react-admin';
import { debitStates, mandateStates } from '#contracts';
import { debitBlockKinds } from '#contracts-admin';
import { countryName } from '../ui/format';
import { words } from '../words';
import { blockKinds, debitStateNames, mandateStateNames } from './direct-debit-words';

const wide = { minWidth: { xs: '100%', sm: 360 } };
/** On a phone the button that takes the filter off stands beside it. */
const ofOneId = { minWidth: { sm: 320 } };
const wholeLabel = { minWidth: 180 };

const search = <TextInput key="q" source="q" resettable alwaysOn helperText={false} sx={wide} />;
const countryOf = (countries: readonly string[]) => (
  <SelectInput
    key="country"
    source="country"
    choices={countries.map((id) => ({ id, name: countryName(id) })).toSorted((a, b) => a.name.localeCompare(b.name))}
    helperText={false}
  />
);
const days = [<DateInput key="from" source="from" helperText={false} />, <DateInput key="to" source="to" helperText={false} />];
// Set by links of other pages; here it can be seen and taken off.
const member = <TextInput key="member_id" source="member_id" resettable helperText={false} sx={ofOneId} />;

/** What the lists of direct debits can be narrowed by. */
export const debitFilters = (countries: readonly string[]) => [
  search,
  <SelectInput
    key="state"
    source="state"
    choices={debitStates.map((id) => ({ id, name: debitStateNames[id] }))}
    alwaysOn
    helperText={false}
  />,
  countryOf(countries),
  ...days,
  member,
];

export const mandateFilters = (countries: readonly string[]) => [
  search,
  <SelectInput
    key="state"
    source="state"
    choices={mandateStates.map((id) => ({ id, name: mandateStateNames[id] }))}
    alwaysOn
    helperText={false}
  />,
  countryOf(countries),
  ...days,
  member,
];

export const blockFilters = (countries: readonly string[]) => [
  search,
  <SelectInput
    key="lifted"
    source="lifted"
    choices={[
      { id: 'false', name: words.no },
      { id: 'true', name: words.yes },
    ]}
    alwaysOn
    helperText={false}
  />,
  <SelectInput
    key="kind"
    source="kind"
    choices={debitBlockKinds.map((id) => ({ id, name: blockKinds[id] }))}
    alwaysOn
    helperText={false}
    sx={wholeLabel}
  />,
  countryOf(countries),
  ...days,
  member,
];
