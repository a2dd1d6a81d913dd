import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { commands, wordFaults, type SiteWordPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { faultWords } from '../texts/text-words';
import { Section } from '../ui/Section';
import { useUnsaved } from '../ui/unsaved';
import { siteWordNames, siteWordWords as text } from './site-word-words';
import { formOf, isSame, wishOf, type WordsForm } from './words-form';
import { WordsFields } from './WordsFields';

const { button, question } = commandWords.change_words;
const meanwhile = { text_changed: text.meanwhile };

/** The words of a site in all languages, changed together. */
export function WordsEditor({ record }: { readonly record: SiteWordPage }) {
  const { id, key, version } = record;
  const [form, setForm] = useState(() => formOf(record));
  const [asking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('change_words', { meanwhile });
  const wish = wishOf(form);
  const faults: Readonly<Record<string, string | undefined>> = wordFaults(key, wish);
  const problemOf = (field: string): string | undefined =>
    refusal?.fields[field] ?? refusal?.fields[`texts.${field}`] ?? wordsOf(faults[field]);
  const change = (part: Partial<WordsForm>) => {
    reset();
    setForm({ ...form, ...part });
  };
  const close = () => setAsking(false);
  const save = async (reason: string) => {
    const outcome = await run({ id, input: { ...wish, version, reason } });
    if (outcome.kind === 'done') setForm(formOf(outcome.result));
    // What is wrong stands beside its field.
    if (outcome.kind !== 'refused' || Object.keys(outcome.refusal.fields).length > 0) close();
  };
  const isUnchanged = isSame(form, record);
  useUnsaved(!isUnchanged);
  return (
    <Section title={siteWordNames[key]}>
      <WordsFields record={record} form={form} problemOf={problemOf} onChange={change} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="contained"
          disabled={isUnchanged || Object.keys(faults).length > 0}
          onClick={() => setAsking(true)}
          sx={{ minHeight: 44 }}
        >
          {text.open}
        </Button>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {isUnchanged ? text.same : Object.keys(faults).length > 0 ? text.wrong : ''}
        </Typography>
      </Stack>
      {asking ? (
        <CommandDialog
          question={question}
          about={text.heading(siteWordNames[key], record.site)}
          rule={commands.change_words.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={({ reason = '' }) => void save(reason)}
          onClose={close}
        />
      ) : null}
    </Section>
  );
}

const wordsOf = (fault: string | undefined): string | undefined => (fault === undefined ? undefined : (faultWords[fault] ?? fault));
