import { Alert, Paper, Stack, Typography } from '@mui/material';
import { bookFilePath, type BookClosing } from '#contracts-admin';
import { DownloadButton } from '../ui/DownloadButton';
import { asCount, asDate, asTime } from '../ui/format';
import { words } from '../words';
import { booksWords as text } from './books.words';

/** One closing of a month: by whom, until when it is kept, its files with their hashes, and whether it was opened again. */
export function ClosingCard({ closing }: { readonly closing: BookClosing }) {
  const { closed_at, closed_by, open_issues, keep_until, files, reopened } = closing;
  return (
    <Paper component="article" variant="outlined" sx={{ p: 2, minWidth: 0 }}>
      <Stack spacing={1}>
        {reopened && (
          <Alert severity="warning" variant="outlined">
            {text.reopened(reopened.by ?? words.unknown, asTime(reopened.at), reopened.reason)}
          </Alert>
        )}
        <Typography>{text.closedBy(closed_by ?? words.unknown, asTime(closed_at))}</Typography>
        <Typography>
          {text.keep(asDate(keep_until))} {text.openThen(open_issues)}
        </Typography>
        {files.length === 0 && !reopened && <Typography role="status">{text.writing}</Typography>}
        {files.map(({ id, kind, currency, sha256, lines }) => (
          <Stack key={id} spacing={0.5} sx={{ alignItems: 'flex-start', minWidth: 0 }}>
            <DownloadButton href={bookFilePath.replace(':id', id)}>{text.fileOf(text.files[kind], currency)}</DownloadButton>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {text.lines(asCount(lines))}, {text.hash} {sha256}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Paper>
  );
}
