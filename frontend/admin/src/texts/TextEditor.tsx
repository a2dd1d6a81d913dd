import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { SyntheticEvent } from 'react';
import { textFaults, textPlaceOf, type TextPage, type WrittenText } from '#contracts-admin';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { asTime, languageName } from '../ui/format';
import { words } from '../words';
import { Conflict } from './Conflict';
import { fieldName } from './field-names';
import { PublishButton } from './PublishButton';
import { useBuiltInText } from './text-answers';
import { TextAct } from './TextAct';
import { isBlank, writtenIn } from './text-form';
import { TextFields } from './TextFields';
import { TextPreview } from './TextPreview';
import { TextStart } from './TextStart';
import { faultWords, pageNames, textWords as text } from './text-words';
import type { useTextForm } from './useTextForm';

const meanwhile = { text_changed: text.meanwhile };

interface TextEditorProps {
  readonly record: TextPage;
  readonly writing: ReturnType<typeof useTextForm>;
}

/** Writes a text: fields on the left, the page as its readers will see it on the right. */
export function TextEditor({ record, writing }: TextEditorProps) {
  const { id, page_name: page, locale, draft, terms } = record;
  const { form, revision, isDirty, isOutdated, change, adopt, keepMine } = writing;
  const { run, isBusy, refusal, reset } = useCommand('save_text', { meanwhile });
  const builtIn = useBuiltInText({ page, locale });
  const written = writtenIn(form);
  const problems = refusal?.fields ?? {};
  const about = text.of(pageNames[page], languageName(locale));
  const missing = missingIn(record, written);
  // What the server said about a field is said no longer once it is typed anew.
  const edit = (part: Parameters<typeof change>[0]) => {
    reset();
    change(part);
  };
  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const outcome = await run({ id, input: { ...written, revision } });
    if (outcome.kind === 'done') adopt(outcome.result);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: 3 }}>
      <Stack component="form" noValidate spacing={2} onSubmit={(event) => void save(event)}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '68ch' }}>{text.facts}</Typography>
        {isOutdated ? <Conflict mine={written} record={record} onKeepMine={keepMine} onTakeTheirs={() => adopt(record)} /> : null}
        <TextStart record={record} writing={writing} builtIn={builtIn} />
        <TextFields form={form} problems={problems} hasChanges={terms !== null} onEdit={edit} />
        {refusal ? (
          <Alert severity="error" variant="outlined">
            {problems['sections'] ?? (Object.keys(problems).length > 0 ? text.lookAgain : refusal.text)}
          </Alert>
        ) : null}
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '& .MuiButton-root': { minHeight: 44 } }}>
          <Button
            type="submit"
            variant={isDirty || !draft ? 'contained' : 'outlined'}
            loading={isBusy}
            disabled={isOutdated || (!draft && isBlank(form))}
          >
            {commandWords.save_text.button}
          </Button>
          {terms ? null : <PublishButton record={record} about={about} isOff={!draft || isDirty || missing !== ''} onDone={adopt} />}
          {draft ? <TextAct command="discard_text" record={record} about={about} input={{}} onDone={adopt} /> : null}
        </Stack>
        <Typography role="status" sx={{ color: 'text.secondary', minHeight: '1.5em', overflowWrap: 'anywhere' }}>
          {[draft && text.draftOf(draft.saved_by ?? words.unknown, asTime(draft.saved_at)), stateOf(isDirty || !draft, missing)]
            .filter(Boolean)
            .join(' ')}
        </Typography>
      </Stack>
      <TextPreview id={id} written={isBlank(form) && builtIn.data ? builtIn.data : written} />
    </Box>
  );
}

const stateOf = (isUnsaved: boolean, missing: string): string => {
  if (missing) return text.missing(missing);
  return isUnsaved ? text.notSaved : text.ready;
};

/** What keeps it from going out, each field by its name. */
function missingIn({ id }: TextPage, written: WrittenText): string {
  const faults = Object.entries(textFaults(textPlaceOf(id).page, written));
  return faults.map(([path, fault]) => text.faultAt(fieldName(path), faultWords[fault] ?? fault)).join('; ');
}
