import { DateInput, SelectInput, TextInput } from 'react-admin';
import { paymentMethods } from '#contracts';
import { officeOrderStates } from '#contracts-admin';
import { countryName } from '../ui/format';
import { words } from '../words';
import { orderStates, payMethods } from './order-words';

const wide = { minWidth: { xs: '100%', sm: 440 } };
/** On a phone the button that takes the filter off stands beside it. */
const ofOneId = { minWidth: { sm: 320 } };
const wholeLabel = { minWidth: 220 };

/** What a list of orders can be narrowed by. */
export const orderFilters = (countries: readonly string[]) => [
  <TextInput key="q" source="q" resettable alwaysOn helperText={false} sx={wide} />,
  <SelectInput
    key="state"
    source="state"
    choices={officeOrderStates.map((id) => ({ id, name: orderStates[id] }))}
    alwaysOn
    helperText={false}
  />,
  <SelectInput key="open" source="open" choices={[{ id: 'true', name: words.yes }]} alwaysOn helperText={false} sx={wholeLabel} />,
  <SelectInput key="method" source="method" choices={paymentMethods.map((id) => ({ id, name: payMethods[id] }))} helperText={false} />,
  <SelectInput
    key="country"
    source="country"
    choices={countries.map((id) => ({ id, name: countryName(id) })).toSorted((a, b) => a.name.localeCompare(b.name))}
    helperText={false}
  />,
  <DateInput key="from" source="from" helperText={false} />,
  <DateInput key="to" source="to" helperText={false} />,
  // Set by the link on the page of a member; here it can be seen and taken off.
  <TextInput key="member_id" source="member_id" resettable helperText={false} sx={ofOneId} />,
];
