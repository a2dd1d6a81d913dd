import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { initiativeCategories, type InitiativeCategory } from '#contracts';
import { caseNoteMax, commands, type SignalKind } from '#contracts-admin';
import { caseReasons } from '../code-words';
import { CommandDialog } from '../commands/CommandDialog';
import { initiativeWords as text, openCaseWords } from './initiative-words';
import { SignalChoices } from './SignalChoices';
import { useOpenCase } from './useOpenCase';

const { reason: rule } = commands.open_case;
const withoutSignals = { ...rule, choices: rule.choices.filter((choice) => choice !== 'signals') };

interface OpenCaseDialogProps {
  readonly memberId: string;
  readonly name: string;
  readonly offered: readonly SignalKind[];
  readonly photo: string | undefined;
  readonly onClose: () => void;
}

/** Asks what it is about, and what it rests on. */
export function OpenCaseDialog({ memberId, name, offered, photo, onClose }: OpenCaseDialogProps) {
  const [category, setCategory] = useState<InitiativeCategory | ''>('');
  const [signals, setSignals] = useState(offered);
  const [note, setNote] = useState('');
  const { open, isBusy, refusal } = useOpenCase(memberId, onClose);
  return (
    <CommandDialog
      question={openCaseWords.question}
      about={name}
      rule={signals.length > 0 ? rule : withoutSignals}
      confirm={openCaseWords.button}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={({ reason }) => void open({ category, reason, signals, photo, note })}
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
      {offered.length > 0 ? <SignalChoices offered={offered} chosen={signals} onChoose={setSignals} /> : null}
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
