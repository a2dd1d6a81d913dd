import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  MenuItem,
  TextField,
  type ButtonProps,
} from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useNotify, usePermissions } from 'react-admin';
import { useNavigate } from 'react-router';
import { initiativeCategories, type InitiativeCategory, type PhotoId } from '#contracts';
import { caseNoteMax, commands, type AdminResource, type InputOf, type SignalKind } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { caseReasons } from '../code-words';
import { initiativeWords as text, openCaseWords, signalNames } from './initiative-words';

interface OpenCaseProps extends Pick<ButtonProps, 'variant' | 'size'> {
  readonly memberId: string;
  /** What the member is called, for the question. */
  readonly name: string;
  /** The kinds of signals that it may rest on, all of them chosen at first. */
  readonly signals?: readonly SignalKind[];
  /** A photo of the profile that it is about. */
  readonly photo?: string;
  readonly button?: string;
}

const { reason: rule } = commands.open_case;
const withoutSignals = { ...rule, choices: rule.choices.filter((choice) => choice !== 'signals') };

/** Opens a case that nobody reported, and leads to it; not there for those without the right. */
export function OpenCase({ memberId, name, signals = [], photo, button = openCaseWords.button, ...look }: OpenCaseProps) {
  const { permissions } = usePermissions<AdminResource[]>();
  const [isAsking, setAsking] = useState(false);
  if (!permissions?.includes(commands.open_case.right)) return null;
  return (
    // The button may stand in a row that is a link.
    <span onClick={(event) => event.stopPropagation()} role="presentation">
      <Button {...look} onClick={() => setAsking(true)}>
        {button}
      </Button>
      {isAsking ? (
        <OpenCaseDialog memberId={memberId} name={name} offered={signals} photo={photo} onClose={() => setAsking(false)} />
      ) : null}
    </span>
  );
}

interface OpenCaseDialogProps {
  readonly memberId: string;
  readonly name: string;
  readonly offered: readonly SignalKind[];
  readonly photo: string | undefined;
  readonly onClose: () => void;
}

function OpenCaseDialog({ memberId, name, offered, photo, onClose }: OpenCaseDialogProps) {
  const [category, setCategory] = useState<InitiativeCategory | ''>('');
  const [chosen, setChosen] = useState<readonly SignalKind[]>(offered);
  const [note, setNote] = useState('');
  const { run, isBusy, refusal } = useCommand('open_case', { leads: true });
  const [notify, navigate, path] = [useNotify(), useNavigate(), useCreatePath()];

  const open = async ({ reason }: { readonly reason?: string }) => {
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const input = {
      category,
      reason,
      ...(chosen.length > 0 && { signals: chosen }),
      ...(photo && { photos: [photo as PhotoId] }),
      ...(note.trim() && { note: note.trim() }),
    } as InputOf<'open_case'>;
    const outcome = await run({ id: memberId, input });
    if (outcome.kind === 'refused') return;
    onClose();
    if (outcome.kind !== 'done') return;
    notify(outcome.result.is_new ? openCaseWords.done : text.wasOpen);
    void navigate(path({ resource: 'cases', type: 'show', id: outcome.result.id }));
  };
  return (
    <CommandDialog
      question={openCaseWords.question}
      about={name}
      rule={chosen.length > 0 ? rule : withoutSignals}
      confirm={openCaseWords.button}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={(input) => void open(input)}
      onClose={onClose}
    >
      <TextField
        id="case-category"
        select
        required
        label={text.category}
        value={category}
        onChange={({ target }) => setCategory(target.value as InitiativeCategory)}
      >
        {initiativeCategories.map((one) => (
          <MenuItem key={one} value={one}>
            {caseReasons[one]}
          </MenuItem>
        ))}
      </TextField>
      {offered.length > 0 ? (
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
                    onChange={(_, checked) => setChosen(offered.filter((one) => (one === kind ? checked : chosen.includes(one))))}
                  />
                }
              />
            ))}
          </FormGroup>
        </FormControl>
      ) : null}
      <TextField
        label={text.note}
        multiline
        value={note}
        onChange={({ target }) => setNote(target.value)}
        slotProps={{ htmlInput: { maxLength: caseNoteMax } }}
      />
    </CommandDialog>
  );
}
