import { Box, Link as MuiLink, Stack, Typography } from '@mui/material';
import { useCreatePath } from 'react-admin';
import { Link } from 'react-router';
import type { SignalTrial } from '#contracts-admin';
import { Label } from '../ui/Label';
import { ruleWords } from './rule-words';

/** Whom a rule would have noticed. */
export function TrialResult({ trial, hit }: { readonly trial: SignalTrial; readonly hit: string }) {
  const path = useCreatePath();
  const { members, shown, looked, cut } = trial;
  return (
    <Stack spacing={1}>
      <Typography>
        {hit} {ruleWords.unchanged}
      </Typography>
      {cut && <Typography>{ruleWords.cut(looked)}</Typography>}
      {shown.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {shown.map(({ id, name, confirmed: isConfirmed }) => (
            <Box component="li" key={id} sx={{ py: 0.5 }}>
              <MuiLink component={Link} to={path({ resource: 'members', type: 'show', id })} sx={{ overflowWrap: 'anywhere' }}>
                {name ?? ruleWords.nameless}
              </MuiLink>{' '}
              {isConfirmed && <Label tone="warning">{ruleWords.confirmed}</Label>}
            </Box>
          ))}
        </Box>
      )}
      {members > shown.length && <Typography>{ruleWords.more(members - shown.length)}</Typography>}
    </Stack>
  );
}
