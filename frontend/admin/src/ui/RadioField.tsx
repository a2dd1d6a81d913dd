import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import type { KeyboardEvent, Ref } from 'react';

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

/** One question with one answer, which is needed. While the focus is on it, the number before an answer chooses that one. */
export function RadioField<Value extends string>({ name, label, choices, words, value, onChange, ref }: RadioFieldProps<Value>) {
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = choices[Number(event.key) - 1];
    if (choice === undefined) return;
    event.preventDefault();
    onChange(choice);
    event.currentTarget.querySelector<HTMLInputElement>(`input[value="${choice}"]`)?.focus();
  };
  return (
    <FormControl required>
      <FormLabel id={`${name}-label`}>{label}</FormLabel>
      <RadioGroup
        ref={ref}
        aria-labelledby={`${name}-label`}
        name={name}
        value={value}
        onKeyDown={press}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => choice === target.value);
          if (chosen) onChange(chosen);
        }}
        sx={noStars}
      >
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice}
            value={choice}
            label={
              <>
                <Box component="span" aria-hidden sx={{ color: 'text.secondary', mr: 1 }}>
                  {index + 1}
                </Box>
                {words[choice]}
              </>
            }
            control={<Radio required size="small" />}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
