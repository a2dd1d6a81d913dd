import { Box, Checkbox, FormControl, FormControlLabel, FormHelperText, FormLabel, Stack } from '@mui/material';
import { MoveButtons } from '../ui/MoveButtons';
import { listed, moved, turned } from './ordered';

interface OrderedInputProps {
  readonly label: string;
  readonly help: string;
  readonly choices: readonly string[];
  readonly offered: readonly string[];
  readonly onChange: (offered: readonly string[]) => void;
}

/** Which of many are offered, and in which order. */
export const OrderedInput = ({ label, help, choices, offered, onChange }: OrderedInputProps) => (
  <FormControl component="fieldset">
    <FormLabel component="legend">{label}</FormLabel>
    <FormHelperText sx={{ mx: 0 }}>{help}</FormHelperText>
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: 520, maxHeight: '26rem', overflowY: 'auto' }} tabIndex={0}>
      {listed(choices, offered).map((choice) => {
        const [name, place] = [choice.replaceAll('_', ' '), offered.indexOf(choice)];
        return (
          <Stack component="li" key={choice} direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
            <FormControlLabel
              label={name}
              control={<Checkbox size="small" checked={place >= 0} onChange={() => onChange(turned(choices, offered, choice))} />}
            />
            {place >= 0 ? (
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
