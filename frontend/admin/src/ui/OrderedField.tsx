import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel, Stack } from '@mui/material';
import { MoveButtons } from './MoveButtons';
import { listed, moved, turned } from './ordered';

interface OrderedFieldProps<Choice extends string> {
  readonly label: string;
  readonly help: string;
  readonly choices: readonly Choice[];
  readonly offered: readonly Choice[];
  readonly nameOf: (choice: Choice) => string;
  readonly isReadOnly: boolean;
  readonly onChange: (offered: readonly Choice[]) => void;
}

/** Which of many are offered, and in which order. */
export const OrderedField = <Choice extends string>({
  label,
  help,
  choices,
  offered,
  nameOf,
  isReadOnly,
  onChange,
}: OrderedFieldProps<Choice>) => (
  <FormControl component="fieldset" disabled={isReadOnly}>
    <FormLabel component="legend">{label}</FormLabel>
    <FormHelperText sx={{ mx: 0 }}>{help}</FormHelperText>
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 520 }}>
      {listed(choices, offered).map((choice) => {
        const [name, place] = [nameOf(choice), offered.indexOf(choice)];
        return (
          <Stack component="li" key={choice} direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <FormControlLabel
              label={name}
              control={<Checkbox size="small" checked={place >= 0} onChange={() => onChange(turned(choices, offered, choice))} />}
            />
            {place >= 0 && !isReadOnly ? (
              <MoveButtons
                name={name}
                isFirst={place === 0}
                isLast={place === offered.length - 1}
                onMove={(by) => onChange(moved(offered, choice, by))}
              />
            ) : null}
          </Stack>
        );
      })}
    </Box>
  </FormControl>
);
