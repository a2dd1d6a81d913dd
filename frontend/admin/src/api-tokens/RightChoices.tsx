import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { useId } from 'react';
import { rightNames, type TokenRight, tokenRights } from '#contracts-admin';
import { apiTokenWords } from './api-token.words';

interface RightChoicesProps {
  readonly chosen: readonly TokenRight[];
  readonly problem: string | undefined;
  readonly onChoose: (rights: readonly TokenRight[]) => void;
}

/** The rights that a system can hold, none chosen beforehand. */
export function RightChoices({ chosen, problem, onChoose }: RightChoicesProps) {
  const id = useId();
  const toggle = (right: TokenRight, isOn: boolean) => onChoose(isOn ? [...chosen, right] : chosen.filter((one) => one !== right));
  return (
    <FormControl component="fieldset" required error={problem !== undefined} {...(problem !== undefined && { 'aria-describedby': id })}>
      <FormLabel component="legend">{apiTokenWords.form.rights}</FormLabel>
      <FormGroup>
        {tokenRights.map((right) => (
          <FormControlLabel
            key={right}
            label={rightNames[right]}
            control={<Checkbox checked={chosen.includes(right)} onChange={({ target }) => toggle(right, target.checked)} />}
          />
        ))}
      </FormGroup>
      {problem === undefined ? null : <FormHelperText id={id}>{problem}</FormHelperText>}
    </FormControl>
  );
}
