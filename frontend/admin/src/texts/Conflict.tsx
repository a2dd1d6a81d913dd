import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import type { TextPage, WrittenText } from '#contracts-admin';
import { words } from '../words';
import { textWords } from './text-words';
import { WholeText } from './WholeText';

const { conflict: text } = textWords;

interface ConflictProps {
  readonly mine: WrittenText;
  readonly record: TextPage;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two wrote at once: both texts side by side, and which of them goes on. */
export const Conflict = ({ mine, record: { draft }, onKeepMine, onTakeTheirs }: ConflictProps) => (
  <Stack spacing={2} component="section" aria-label={text.title}>
    <Alert severity="warning" variant="outlined" role="alert">
      <AlertTitle>{text.title}</AlertTitle>
      {draft ? text.text(draft.saved_by ?? words.unknown) : text.gone}
    </Alert>
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <Side title={text.mine} written={mine} />
      <Side title={text.theirs} written={draft} />
    </Box>
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
      <Button variant="contained" onClick={onKeepMine}>
        {text.keepMine}
      </Button>
      <Button variant="outlined" onClick={onTakeTheirs}>
        {text.takeTheirs}
      </Button>
    </Stack>
  </Stack>
);

const Side = ({ title, written }: { readonly title: string; readonly written: WrittenText | null }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography component="h4" sx={{ fontWeight: 700 }}>
      {title}
    </Typography>
    {written ? <WholeText written={written} /> : <Typography sx={{ color: 'text.secondary' }}>{text.nothing}</Typography>}
  </Box>
);
