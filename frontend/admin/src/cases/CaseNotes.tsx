import { Box, Button, TextField, Typography } from '@mui/material';
import { useRef, type SubmitEvent } from 'react';
import { caseNoteMax, type CasePage, type NoteKind } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { asTime } from '../ui/format';
import { words } from '../words';
import { caseWords } from './words';

interface CaseNotesProps extends Pick<CasePage, 'notes'> {
  readonly caseId: string;
  readonly kind: NoteKind;
}

/** What moderators tell each other about a case, or what its words mean in a language that all of them read. */
export function CaseNotes({ caseId, kind, notes }: CaseNotesProps) {
  const { label, help, button } = caseWords.noteKinds[kind];
  const { run, isBusy, refusal } = useCommand('note_case');
  const form = useRef<HTMLFormElement>(null);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    const outcome = await run({ id: caseId, input: { text: typeof text === 'string' ? text : '', kind } });
    if (outcome.kind === 'done') form.current?.reset();
  };
  return (
    <>
      {notes
        .filter((note) => note.kind === kind)
        .map(({ by, at, text }) => (
          <Box key={at}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>{`${by ?? words.unknown}, ${asTime(at)}`}</Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{text}</Typography>
          </Box>
        ))}
      <Box
        component="form"
        ref={form}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void save(event)}
        sx={{ display: 'grid', gap: 1 }}
      >
        <TextField
          name="text"
          label={label}
          helperText={refusal?.fields['text'] ?? refusal?.text ?? help}
          error={refusal !== undefined}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: caseNoteMax } }}
        />
        <Box>
          <Button type="submit" variant="outlined" loading={isBusy}>
            {button}
          </Button>
        </Box>
      </Box>
    </>
  );
}
