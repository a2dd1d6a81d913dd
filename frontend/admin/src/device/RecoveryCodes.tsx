import { Box, Button, Stack, Typography } from '@mui/material';
import { focusAtOnce } from '../ui/focus';
import { words } from '../words';

const text = words.device;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Whose they are: on paper nothing else tells it. */
  readonly email: string;
}

/** Shown this one time. What is left of the page is read anew: whoever had no rights until now has them. */
export const RecoveryCodes = ({ codes, email }: RecoveryCodesProps) => (
  <Stack spacing={2}>
    <Typography component="h2" variant="h6" tabIndex={-1} ref={focusAtOnce}>
      {text.codesTitle}
    </Typography>
    <Typography>{text.codesIntro}</Typography>
    <Typography sx={{ color: 'text.secondary' }}>{`${words.brand}, ${email}`}</Typography>
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
        gap: 1,
        p: 0,
        m: 0,
        listStyle: 'none',
        fontFamily: 'monospace',
        fontSize: '1.1rem',
      }}
    >
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </Box>
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
      <Button variant="outlined" onClick={() => print()}>
        {text.print}
      </Button>
      <Button variant="contained" onClick={() => location.assign('/admin')}>
        {text.kept}
      </Button>
    </Stack>
  </Stack>
);
