import { Alert, Button, Stack } from '@mui/material';
import type { TextPage } from '#contracts-admin';
import { words } from '../words';
import type { useBuiltInText } from './text-answers';
import { isBlank } from './text-form';
import { textWords as text } from './text-words';
import type { useTextForm } from './useTextForm';

interface TextStartProps {
  readonly record: TextPage;
  readonly writing: Pick<ReturnType<typeof useTextForm>, 'form' | 'isDirty' | 'isOutdated' | 'write' | 'adopt'>;
  readonly builtIn: ReturnType<typeof useBuiltInText>;
}

/** Where the writing begins: at the built-in text, or anew at what is saved. */
export const TextStart = ({ record, writing: { form, isDirty, isOutdated, write, adopt }, builtIn }: TextStartProps) => (
  <>
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
      <Button
        variant="outlined"
        // What was typed would be gone.
        disabled={!builtIn.data || (isDirty && !isBlank(form))}
        onClick={() => builtIn.data && write({ ...builtIn.data, changes: form.changes })}
      >
        {text.takeOver}
      </Button>
      {isDirty && !isOutdated ? <Button onClick={() => adopt(record)}>{text.back}</Button> : null}
    </Stack>
    {builtIn.error ? (
      <Alert severity="error" variant="outlined">
        {text.builtInFailed}
        <Button color="inherit" onClick={() => void builtIn.refetch()}>
          {words.failed.again}
        </Button>
      </Alert>
    ) : null}
  </>
);
