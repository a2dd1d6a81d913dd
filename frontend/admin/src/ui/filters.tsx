import { DateInput, SelectInput, TextInput, type SelectInputProps } from 'react-admin';
import { words } from '../words';
import { countryName } from './format';
import { showsEmptyChoice } from './showsEmptyChoice';

interface NamedChoice {
  readonly id: string;
  readonly name: string;
}

/** Codes with what they are called. */
export const choicesOf = <Id extends string>(ids: readonly Id[], names: Readonly<Record<Id, string>>): NamedChoice[] =>
  ids.map((id) => ({ id, name: names[id] }));

export const yesOrNo: readonly NamedChoice[] = [
  { id: 'true', name: words.yes },
  { id: 'false', name: words.no },
];

/** One of a few, added when somebody wants it. */
export const choiceFilter = (
  source: string,
  choices: readonly NamedChoice[],
  more: Pick<SelectInputProps, 'alwaysOn' | 'sx' | 'slotProps' | 'emptyText'> = {},
) => <SelectInput key={source} source={source} choices={[...choices]} helperText={false} {...more} />;

/** One of a few, always there. `empty`: to what the list is narrowed while nothing is chosen. */
export const fixedChoiceFilter = (
  source: string,
  choices: readonly NamedChoice[],
  { empty, sx }: { readonly empty?: string; readonly sx?: object } = {},
) =>
  choiceFilter(source, choices, {
    alwaysOn: true,
    ...(sx && { sx }),
    ...(empty !== undefined && { emptyText: empty, slotProps: showsEmptyChoice }),
  });

export const searchFilter = (width: number) => (
  <TextInput key="q" source="q" resettable alwaysOn helperText={false} sx={{ minWidth: { xs: '100%', sm: width } }} />
);

/** Those in which somebody of the staff may look, by name. */
export const countryFilter = (countries: readonly string[]) =>
  choiceFilter(
    'country',
    countries.map((id) => ({ id, name: countryName(id) })).toSorted((a, b) => a.name.localeCompare(b.name)),
  );

export const dayFilters = (from = 'from', to = 'to') => [
  <DateInput key="from" source={from} helperText={false} />,
  <DateInput key="to" source={to} helperText={false} />,
];

/** Set by links of other pages; here it can be seen and taken off. On a phone the button for that stands beside it. */
export const idFilter = (source: string) => (
  <TextInput key={source} source={source} resettable helperText={false} sx={{ minWidth: { sm: 320 } }} />
);
