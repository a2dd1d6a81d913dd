import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import type { Ref } from 'react';

interface RadioFieldProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Value[];
  readonly words: Readonly<Record<Value, string>>;
  readonly value: Value | '';
  readonly onChange: (value: Value) => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** Its question says that an answer is needed; the answers do not each say it again. */
const noStars = { '& .MuiFormControlLabel-asterisk': { display: 'none' } };

/** One question with one answer, which is needed. */
export function RadioField<Value extends string>({ name, label, choices, words, value, onChange, ref }: RadioFieldProps<Value>) {
  return (
    <FormControl required>
      <FormLabel id={`${name}-label`}>{label}</FormLabel>
      <RadioGroup
        ref={ref}
        aria-labelledby={`${name}-label`}
        name={name}
        value={value}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice === target.value);
          if (chosen) onChange(chosen);
        }}
        sx={noStars}
      >
        {choices.map((choice) => (
          <FormControlLabel key={choice} value={choice} label={words[choice]} control={<Radio required size="small" />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
