import { Autocomplete, TextField } from '@mui/material';
import { sellCurrencies } from '#contracts-admin';
import { ChoiceField } from '../ui/FormField';
import { countryName } from '../ui/format';
import type { FormProps } from './form-props';
import { formWords as text } from './form-words';
import { byName } from './places';

const currencyNames = new Intl.DisplayNames('en-GB', { type: 'currency' });
const currencies = sellCurrencies.map((id) => ({ id, name: `${id}, ${currencyNames.of(id) ?? id}` }));

interface WhereFieldsProps extends FormProps {
  /** Those that can be chosen. */
  readonly countries: readonly string[];
}

/** For which countries, and in which money. */
export function WhereFields({ form, problems, onChange, countries }: WhereFieldsProps) {
  const problem = problems[Object.keys(problems).find((path) => path.split('.')[0] === 'countries') ?? ''];
  return (
    <>
      <Autocomplete
        multiple
        disableCloseOnSelect
        // A list can be for a country where nobody can live any more: it stands in the form until somebody takes it out.
        options={byName([...new Set([...countries, ...form.countries])])}
        value={[...form.countries]}
        getOptionLabel={countryName}
        onChange={(_, chosen) => onChange({ countries: chosen })}
        renderInput={(params) => (
          <TextField {...params} label={text.countries} error={problem !== undefined} helperText={problem ?? text.countriesHelp} />
        )}
      />
      <ChoiceField
        label={text.currency}
        required
        value={form.currency}
        choices={currencies}
        problem={problems['currency']}
        onChoose={(currency) => onChange({ currency })}
      />
    </>
  );
}
