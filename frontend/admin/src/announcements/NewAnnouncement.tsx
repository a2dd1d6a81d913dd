import { Button, Stack } from '@mui/material';
import { Title, useRedirect } from 'react-admin';
import { useLocation } from 'react-router';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { forgetUnsaved } from '../ui/unsaved';
import { words } from '../words';
import { draftOf, newFields, type DraftFields } from './draft';
import { Editor } from './Editor';

/** An empty draft, or one that begins with the text of another. */
export function NewAnnouncement() {
  const { state } = useLocation() as { readonly state: { readonly copied?: DraftFields } | null };
  const redirect = useRedirect();
  const { run, isBusy, refusal } = useCommand('make_announcement');
  const save = async (fields: DraftFields) => {
    const outcome = await run({ input: draftOf(fields) });
    if (outcome.kind !== 'done') return;
    forgetUnsaved();
    redirect('show', 'announcements', outcome.result.announcement.id);
  };
  return (
    <>
      <Title title={words.announcements.make} />
      <Editor
        start={state?.copied ?? newFields}
        refusal={refusal}
        onSave={(fields) => void save(fields)}
        renderActions={({ isWhole }) => (
          <Stack direction="row">
            <Button type="submit" variant="contained" loading={isBusy} disabled={!isWhole}>
              {commandWords.make_announcement.button}
            </Button>
          </Stack>
        )}
      />
    </>
  );
}
