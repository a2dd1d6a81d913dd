import { Box, Typography } from '@mui/material';
import { rightNames, rightsOf, type StaffRole } from '#contracts-admin';
import { Section } from '../ui/Section';
import { words } from '../words';
import { colleagueWords } from './colleague-words';

const text = colleagueWords.rights;

/** What somebody may do, in words, role by role: by the same table that the server asks. */
export const RightsOfRoles = ({ roles }: { readonly roles: readonly StaffRole[] }) => (
  <Section title={text.title}>
    {roles.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{text.none}</Typography> : null}
    {roles.map((role) => (
      <Box key={role}>
        <Typography component="h4" sx={{ fontWeight: 600 }}>
          {text.of(words.roles[role])}
        </Typography>
        <Box component="ul" sx={{ m: 0, pl: 3, columnWidth: { sm: 320 } }}>
          {rightsOf([role]).map((right) => (
            <li key={right}>{rightNames[right]}</li>
          ))}
        </Box>
      </Box>
    ))}
  </Section>
);
