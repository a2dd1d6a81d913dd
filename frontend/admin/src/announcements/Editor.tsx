import { Alert, Box, Stack, TextField } from '@mui/material';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { defaultLocale, type Locale } from '#contracts';
import { languageName } from '../ui/format';
import { areMissing, MissingChoices } from '../ui/MissingChoices';
import { useUnsaved } from '../ui/unsaved';
import { useSites } from '../useSites';
import { useWhoAmI } from '../useWhoAmI';
import { words } from '../words';
import type { Refusal } from '../commands/carryOut';
import { AudienceFields } from './AudienceFields';
import { draftOf, faultsOf, writtenIn, type DraftFields } from './draft';
import { Preview } from './Preview';
import { Receivers } from './Receivers';
import { TextFields } from './TextFields';

const { announcements: text } = words;
const none: ReadonlySet<string> = new Set();

interface EditorProps {
  readonly start: DraftFields;
  readonly refusal: Refusal | undefined;
  readonly onSave: (fields: DraftFields) => void;
  /** The buttons; `isSaved` when nothing was changed since, `isWhole` when all that is to be chosen is there. */
  readonly renderActions: (state: { readonly isSaved: boolean; readonly isWhole: boolean; readonly language: Locale }) => ReactNode;
}

/** Writes an announcement: fields on the left, the mail as it will look on the right. */
export function Editor({ start, refusal, onSave, renderActions }: EditorProps) {
  const [fields, setFields] = useState(start);
  const [language, setLanguage] = useState<Locale>(() => writtenIn(start)[0] ?? defaultLocale);
  const [wasTried, setWasTried] = useState(false);
  const isSaved = isSame(fields, start);
  useUnsaved(!isSaved);
  const lists = { sites: useSites(), countries: useWhoAmI() };
  const isWhole = !areMissing(lists);
  const faults = wasTried ? faultsOf(fields) : none;
  const change = (part: Partial<DraftFields>) => setFields((before) => ({ ...before, ...part }));
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasTried(true);
    const found = faultsOf(fields);
    const [, faulty] = [...found].map((path) => path.split('.')).find(([part]) => part === 'texts') ?? [];
    if (found.size === 0) onSave(fields);
    else if (faulty) setLanguage(faulty as Locale);
  };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }, gap: 3, p: 2 }}>
      <Stack component="form" noValidate onSubmit={submit} spacing={2}>
        <MissingChoices lists={lists} />
        <AudienceFields fields={fields} onChange={change} />
        <Receivers kind={fields.kind} site_id={fields.site_id} countries={fields.countries} />
        <TextFields fields={fields} faults={faults} language={language} onLanguage={setLanguage} onChange={change} />
        <TextField
          label={text.path}
          value={fields.path}
          onChange={({ target }) => change({ path: target.value })}
          error={faults.has('path')}
          helperText={faults.has('path') ? text.faults.path : text.pathHelp}
          fullWidth
        />
        {faults.size > 0 ? (
          <Alert severity="error" variant="outlined">
            {text.faultsIn(namesOf(faults))}
          </Alert>
        ) : null}
        {refusal ? (
          <Alert severity="error" variant="outlined">
            {refusal.text}
          </Alert>
        ) : null}
        {renderActions({ isSaved, isWhole, language })}
      </Stack>
      <Preview fields={fields} reader={language} />
    </Box>
  );
}

const isSame = (one: DraftFields, other: DraftFields): boolean => JSON.stringify(draftOf(one)) === JSON.stringify(draftOf(other));

/** The languages, and other fields, in which something is wrong. */
function namesOf(faults: ReadonlySet<string>): string {
  const names = [...faults].map((path) => {
    const [part = '', language] = path.split('.');
    return part === 'texts' && language ? languageName(language) : text.path;
  });
  return [...new Set(names)].join(', ');
}
