import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { Locale } from '#contracts';
import { problemOf, textOf } from '../problem';
import { languageName } from '../ui/format';
import { Waiting } from '../ui/Waiting';
import { words } from '../words';
import { shownTo, type DraftFields } from './draft';
import { usePreview } from './office-answers';
import { useSettled } from './useSettled';

const { announcements: text } = words;

interface PreviewProps {
  readonly fields: DraftFields;
  readonly reader: Locale;
}

/** The mail as readers of one language get it, written by the server after each pause in typing. */
export function Preview({ fields, reader }: PreviewProps) {
  const { kind, path, site_id, texts } = useSettled(fields);
  const language = shownTo({ ...fields, texts }, reader);
  const written = language && texts[language];
  const body = language && written?.title.trim() && written.body.trim() ? { kind, path, site_id, language, ...written } : null;
  const { data, error, refetch } = usePreview(body);
  return (
    <Stack component="section" aria-label={text.preview} spacing={1}>
      <Typography component="h2" variant="h6">
        {text.previewOf(languageName(language ?? reader))}
      </Typography>
      {language && language !== reader ? (
        <Typography sx={{ color: 'text.secondary' }}>{text.fallback(languageName(reader), languageName(language))}</Typography>
      ) : null}
      {error && body ? (
        <Alert
          severity="error"
          variant="outlined"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {words.failed.again}
            </Button>
          }
        >
          {textOf(problemOf(error), { invalid_input: text.faults.other })}
        </Alert>
      ) : null}
      {body ? null : <Typography>{text.previewNothing}</Typography>}
      {body && !data && !error ? <Waiting /> : null}
      {body && data ? (
        <>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{text.about(data.subject)}</Typography>
          {/* The frame may do nothing: no script, no form, no way out. */}
          <Box
            component="iframe"
            title={text.preview}
            sandbox=""
            srcDoc={data.html}
            sx={{ width: '100%', height: 640, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'common.white' }}
          />
        </>
      ) : null}
    </Stack>
  );
}
