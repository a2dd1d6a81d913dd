import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import type { CasePage } from '#contracts-admin';
import { asTime } from '../ui/format';
import { reasonOf } from './CaseState';
import { caseWords } from './words';

interface OtherCasesProps extends Pick<CasePage, 'others'> {
  readonly chosen: readonly string[];
  readonly onChoose: (chosen: readonly string[]) => void;
}

/** What else waits about the same member, and can be answered by the same decision. */
export function OtherCases({ others, chosen, onChoose }: OtherCasesProps) {
  const open = others.filter(({ joinable }) => joinable);
  if (open.length === 0) return null;
  const toggle = (id: string) => onChoose(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend">{caseWords.together}</FormLabel>
      <FormGroup>
        {open.map((other) => (
          <FormControlLabel
            key={other.id}
            label={`${reasonOf(other)}, ${asTime(other.opened_at)}`}
            control={<Checkbox size="small" checked={chosen.includes(other.id)} onChange={() => toggle(other.id)} />}
          />
        ))}
      </FormGroup>
      <FormHelperText>{caseWords.togetherHelp}</FormHelperText>
    </FormControl>
  );
}
