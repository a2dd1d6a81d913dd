import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Stack,
} from '@mui/material';
import { useId } from 'react';
import { statusParts, type StatusPart } from '#contracts';
import { incidentKinds, type IncidentRow } from '#contracts-admin';
import { FormField } from '../ui/FormField';
import { RadioField } from '../ui/RadioField';
import type { IncidentFault } from './incident-form';
import { incidentCommands, incidentWords as text } from './incident-words';
import { TextTabs } from './TextTabs';
import { useIncidentForm } from './useIncidentForm';

interface IncidentDialogProps {
  /** What is changed; nothing where something new is told. */
  readonly incident?: IncidentRow;
  readonly onClose: () => void;
}

const shrunk = { inputLabel: { shrink: true } } as const;

/** Asks what members are to read, and shows it to them. */
export function IncidentDialog({ incident, onClose }: IncidentDialogProps) {
  const titleId = useId();
  const { form, change, faults, submit, isBusy, refusal } = useIncidentForm(incident, onClose);
  const problemOf = (fault: IncidentFault) => (faults.has(fault) ? text.faults[fault] : undefined);
  const problem = faults.size > 0 ? text.lookAgain : refusal?.text;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{incident ? text.changeTitle : text.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {problem ? (
              <Alert severity="error" variant="outlined">
                {problem}
              </Alert>
            ) : null}
            <RadioField
              name="kind"
              label={text.kind}
              choices={incidentKinds}
              words={text.kinds}
              value={form.kind}
              onChange={(kind) => change({ kind })}
            />
            <PartChoice parts={form.parts} problem={problemOf('parts')} onChange={(parts) => change({ parts })} />
            <FormField
              label={text.beganAt}
              type="datetime-local"
              required
              value={form.began}
              help={text.times}
              problem={problemOf('began_at')}
              onType={(began) => change({ began })}
              slotProps={shrunk}
            />
            <FormField
              label={text.endedAt}
              type="datetime-local"
              value={form.ended}
              help={text.endedHelp}
              problem={problemOf('ended_at')}
              onType={(ended) => change({ ended })}
              slotProps={shrunk}
            />
            <TextTabs texts={form.texts} problem={problemOf('text')} onChange={(texts) => change({ texts })} />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {incidentCommands[incident ? 'change_incident' : 'write_incident'].button}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface PartChoiceProps {
  readonly parts: readonly StatusPart[];
  readonly problem: string | undefined;
  readonly onChange: (parts: readonly StatusPart[]) => void;
}

function PartChoice({ parts, problem, onChange }: PartChoiceProps) {
  return (
    <FormControl component="fieldset" error={problem !== undefined}>
      <FormLabel component="legend">{text.parts}</FormLabel>
      <FormGroup>
        {statusParts.map((part) => (
          <FormControlLabel
            key={part}
            label={text.partNames[part]}
            control={
              <Checkbox
                checked={parts.includes(part)}
                onChange={({ target }) => onChange(statusParts.filter((one) => (one === part ? target.checked : parts.includes(one))))}
              />
            }
          />
        ))}
      </FormGroup>
      {problem ? <FormHelperText>{problem}</FormHelperText> : null}
    </FormControl>
  );
}
