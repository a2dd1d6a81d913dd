import { Checkbox, FormControl, FormControlLabel, FormGroup, FormHelperText, FormLabel } from '@mui/material';
import { staffRoles, type StaffRole } from '#contracts-admin';
import { words } from '../words';
import { colleagueWords } from './colleague-words';

interface RoleChoicesProps {
  readonly chosen: readonly StaffRole[];
  readonly problem: string | undefined;
  readonly onChoose: (roles: readonly StaffRole[]) => void;
}

/** The roles of a person, one or several. */
export function RoleChoices({ chosen, problem, onChoose }: RoleChoicesProps) {
  const toggle = (role: StaffRole) => onChoose(staffRoles.filter((one) => (one === role) !== chosen.includes(one)));
  return (
    <FormControl component="fieldset" error={problem !== undefined}>
      <FormLabel component="legend">{colleagueWords.form.roles}</FormLabel>
      <FormGroup>
        {staffRoles.map((role) => (
          <FormControlLabel
            key={role}
            label={words.roles[role]}
            control={<Checkbox size="small" checked={chosen.includes(role)} onChange={() => toggle(role)} />}
            sx={{ minHeight: 44 }}
          />
        ))}
      </FormGroup>
      {problem === undefined ? null : <FormHelperText>{problem}</FormHelperText>}
    </FormControl>
  );
}
