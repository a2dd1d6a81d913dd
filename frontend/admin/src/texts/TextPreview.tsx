import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { textPlaceOf, textPreviewNonce, type WrittenText } from '#contracts-admin';
import { useSettled } from '../announcements/useSettled';
import { problemOf, textOf } from '../problem';
import { languageName } from '../ui/format';
import { ownNonce } from '../ui/nonce';
import { Waiting } from '../ui/Waiting';
import { words } from '../words';
import { useTextPreview } from './text-answers';
import { textWords as text } from './text-words';

const previewFaults = { invalid_input: text.previewWrong, text_has_code: text.previewWrong, text_too_long: text.previewWrong };

interface TextPreviewProps {
  readonly id: string;
  readonly written: WrittenText;
}

/** The page as the members' own app draws it, after each pause in typing. */
export function TextPreview({ id, written }: TextPreviewProps) {
  const { title, lead, sections } = useSettled(written);
  const { data, error, refetch } = useTextPreview({ id, title, lead, sections });
  const { locale } = textPlaceOf(id);
  return (
    <Stack component="section" aria-label={text.preview} spacing={1}>
      <Typography component="h3" variant="h6">
        {text.previewOf(languageName(locale))}
      </Typography>
      {error ? (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {words.failed.again}
            </Button>
          }
        >
          {text.previewFailed} {textOf(problemOf(error), previewFaults)}
        </Alert>
      ) : null}
      {data || error ? null : <Waiting />}
      {data ? (
        // No script and no form can run in the frame; it is of our own origin, so that its letters load.
        <Box
          component="iframe"
          title={text.preview}
          sandbox="allow-same-origin"
          srcDoc={data.html.replaceAll(textPreviewNonce, ownNonce() ?? '')}
          sx={{ width: '100%', height: 720, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'common.white' }}
        />
      ) : null}
    </Stack>
  );
}
