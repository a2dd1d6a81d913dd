import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { ChoiceField, FormField } from '../ui/FormField';
import { RadioField } from '../ui/RadioField';
import { useSites } from '../useSites';
import type { FormProps } from './form-props';
import { formWords as text, giftWords } from './gift-words';

const kinds = ['level', 'credits'] as const;
const shrunk = { inputLabel: { shrink: true } };

/** What it costs, where and when it is offered. */
export const OfferFields = (parts: FormProps) => {
  const { form, problems, onChange } = parts;
  return (
    <>
      <RadioField
        name="priced"
        label={text.price}
        choices={kinds}
        words={text.kinds}
        value={form.priced}
        onChange={(priced) => onChange({ priced })}
      />
      {form.priced === 'level' ? (
        <ChoiceField
          label={text.level}
          value={form.level}
          choices={text.levels}
          problem={problems['price']}
          onChoose={(level) => onChange({ level })}
        />
      ) : (
        <FormField
          label={text.credits}
          required
          value={form.credits}
          problem={problems['price']}
          onType={(credits) => onChange({ credits })}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
      )}
      <SitesField {...parts} />
      <FormField
        label={text.from}
        type="date"
        value={form.from}
        help={text.daysHelp}
        problem={problems['from_day']}
        onType={(from) => onChange({ from })}
        slotProps={shrunk}
      />
      <FormField
        label={text.until}
        type="date"
        value={form.until}
        help={text.daysHelp}
        problem={problems['until_day']}
        onType={(until) => onChange({ until })}
        slotProps={shrunk}
      />
    </>
  );
};

function SitesField({ form: { everywhere, sites }, problems, onChange }: FormProps) {
  const { data } = useSites();
  const problem = problems['site_ids'];
  const turn = (id: string) => onChange({ sites: sites.includes(id) ? sites.filter((one) => one !== id) : [...sites, id] });
  return (
    <FormControl component="fieldset" error={problem !== undefined}>
      <FormLabel component="legend">{giftWords.sites}</FormLabel>
      <FormGroup>
        <FormControlLabel
          label={text.everywhere}
          control={<Checkbox checked={everywhere} onChange={() => onChange({ everywhere: !everywhere })} />}
        />
        {everywhere
          ? null
          : (data?.sites ?? []).map(({ id, name }) => (
              <FormControlLabel
                key={id}
                label={name}
                control={
                  <Checkbox
                    checked={sites.includes(id)}
                    onChange={() => turn(id)}
                    slotProps={{ input: { 'aria-invalid': problem !== undefined } }}
                  />
                }
              />
            ))}
      </FormGroup>
      {problem === undefined ? null : <FormHelperText>{problem}</FormHelperText>}
    </FormControl>
  );
}
