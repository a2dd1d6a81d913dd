import { ListSubheader, MenuItem, TextField } from '@mui/material';

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  /** What choosing nothing is called, where that is possible. */
  readonly all?: string;
  /** Those of one group stand below its name. */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly group?: string }[];
  readonly onChoose: (value: string) => void;
}

/** One of a few, or all of them. What an address names and nobody offers can still be seen and taken away. */
export function Choice({ id, label, value, all, choices, onChoose }: ChoiceProps) {
  const offered = value === '' || choices.some((choice) => choice.id === value) ? choices : [...choices, { id: value, name: value }];
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      sx={{ minWidth: 150, maxWidth: '100%', alignSelf: 'flex-start' }}
      {...(all !== undefined && { slotProps: { select: { displayEmpty: true }, inputLabel: { shrink: true } } })}
    >
      {all === undefined ? null : <MenuItem value="">{all}</MenuItem>}
      {offered.flatMap((choice, index) => [
        choice.group !== undefined && choice.group !== offered[index - 1]?.group ? (
          <ListSubheader key={choice.group}>{choice.group}</ListSubheader>
        ) : null,
        <MenuItem key={choice.id} value={choice.id}>
          {choice.name}
        </MenuItem>,
      ])}
    </TextField>
  );
}

/** Choices that are called what they are. */
export const asChoices = (ids: readonly string[], group?: string) => ids.map((id) => ({ id, name: id, ...(group && { group }) }));
