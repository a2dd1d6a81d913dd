import { MenuItem, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';

interface ReasonDialogProps<Reason extends string> {
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly title: string;
  readonly text: string;
  /** What the list of reasons is called. */
  readonly label: string;
  /** In the words of the office; the first is chosen to begin with. */
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: (reason: Reason) => void;
  readonly onClose: () => void;
}

/** Asks once more, and why, before something is done of which the log keeps the reason. */
export function ReasonDialog<Reason extends string>({ text, label, reasons, isBusy, onConfirm, ...dialog }: ReasonDialogProps<Reason>) {
  const choices = Object.keys(reasons) as Reason[];
  const [reason, setReason] = useState(choices[0]);
  return (
    <Confirm
      {...dialog}
      loading={isBusy}
      content={
        <Stack spacing={2}>
          <span>{text}</span>
          <TextField
            select
            label={label}
            value={reason}
            onChange={({ target }) => setReason(choices.find((each) => each === target.value) ?? reason)}
          >
            {choices.map((each) => (
              <MenuItem key={each} value={each}>
                {reasons[each]}
              </MenuItem>
            ))}
          </TextField>
        </Stack>
      }
      onConfirm={() => reason && onConfirm(reason)}
    />
  );
}
