import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import type { SignalKind } from '#contracts-admin';
import { initiativeWords as text, signalNames } from './initiative-words';

interface SignalChoicesProps {
  readonly offered: readonly SignalKind[];
  readonly chosen: readonly SignalKind[];
  readonly onChoose: (chosen: readonly SignalKind[]) => void;
}

/** The signals that a case rests on. */
export const SignalChoices = ({ offered, chosen, onChoose }: SignalChoicesProps) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">{text.rests}</FormLabel>
    <FormGroup>
      {offered.map((kind) => (
        <FormControlLabel
          key={kind}
          label={signalNames[kind]}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(kind)}
              onChange={(_, checked) => onChoose(offered.filter((one) => (one === kind ? checked : chosen.includes(one))))}
            />
          }
        />
      ))}
    </FormGroup>
  </FormControl>
);
