import { FormControl, FormControlLabel, FormHelperText, FormLabel, Radio, RadioGroup, TextField } from '@mui/material';
import type { ReasonRule } from '#contracts-admin';
import { wordFor } from '../ui/format';
import { words } from '../words';

interface ReasonFieldProps {
  readonly rule: ReasonRule;
  /** The words for the choices, where there are choices. */
  readonly choices: Readonly<Record<string, string>>;
  /** What the server says about it. */
  readonly problem: string | undefined;
}

const { reason: text } = words;
const hintId = 'reason-hint';
/** The label of the whole field says that one is required. */
const oneStar = { '& .MuiFormControlLabel-asterisk': { display: 'none' } };

/** Why, as the table of commands wants it: one of a few reasons, none chosen beforehand, or a line in one's own words. */
export function ReasonField({ rule, choices, problem }: ReasonFieldProps) {
  const hint = problem ?? (rule.kind === 'words' ? text.help : undefined);
  if (rule.kind === 'words') {
    return (
      <TextField
        name="reason"
        label={text.label}
        required
        fullWidth
        multiline
        error={problem !== undefined}
        helperText={hint}
        slotProps={{ htmlInput: { minLength: rule.min, maxLength: rule.max } }}
      />
    );
  }
  return (
    <FormControl error={problem !== undefined} required>
      <FormLabel id="reason-label">{text.label}</FormLabel>
      <RadioGroup name="reason" aria-labelledby="reason-label" sx={oneStar} {...(hint && { 'aria-describedby': hintId })}>
        {rule.choices.map((choice) => (
          <FormControlLabel key={choice} value={choice} label={wordFor(choices, choice)} control={<Radio required size="small" />} />
        ))}
      </RadioGroup>
      {hint && <FormHelperText id={hintId}>{hint}</FormHelperText>}
    </FormControl>
  );
}
