import { Button, Stack, Typography } from '@mui/material';
import type { Locale } from '#contracts';
import type { AnnouncementOne } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { words } from '../words';
import { draftOf, fieldsOf } from './draft';
import { Editor } from './Editor';
import { ScheduleButton } from './ScheduleButton';

/** A draft that is kept: it is changed, tried out and sent. */
export function DraftEditor({ announcement }: { readonly announcement: AnnouncementOne }) {
  const { id, saved_at } = announcement;
  const { run, isBusy, refusal } = useCommand('save_announcement');
  return (
    <Editor
      // What was saved, here or by somebody else, is where the fields begin.
      key={saved_at}
      start={fieldsOf(announcement)}
      refusal={refusal}
      onSave={(fields) => void run({ id, input: draftOf(fields) })}
      renderActions={({ isSaved, isWhole, language }) => (
        <Stack spacing={1}>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <Button type="submit" variant={isSaved ? 'outlined' : 'contained'} loading={isBusy} disabled={!isWhole}>
              {commandWords.save_announcement.button}
            </Button>
            <TestButton id={id} language={language} isOff={!isSaved} />
            <ScheduleButton announcement={announcement} isOff={!isSaved || !isWhole} />
          </Stack>
          <Typography role="status" sx={{ color: 'text.secondary', minHeight: '1.5em' }}>
            {isSaved ? '' : words.announcements.saveFirst}
          </Typography>
        </Stack>
      )}
    />
  );
}

interface TestButtonProps {
  readonly id: string;
  readonly language: Locale;
  readonly isOff: boolean;
}

/** Sends the mail in the language of the open tab to whoever presses it. */
function TestButton({ id, language, isOff }: TestButtonProps) {
  const { run, isBusy } = useCommand('test_announcement');
  return (
    <Button variant="outlined" disabled={isOff} loading={isBusy} onClick={() => void run({ id, input: { language } })}>
      {commandWords.test_announcement.button}
    </Button>
  );
}
