import { Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { locales, type Locale } from '#contracts';
import { commands, proofMax, siteWordMax, wordFaults, type SiteWordPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { faultWords } from '../texts/text-words';
import { LongField } from '../texts/LongField';
import { FormField } from '../ui/FormField';
import { languageName } from '../ui/format';
import { LeaveQuestion } from '../ui/LeaveQuestion';
import { Section } from '../ui/Section';
import { siteWordNames, siteWordWords as text } from './site-word-words';
import { formOf, isSame, wishOf, type WordsForm } from './words-form';

const { button, question } = commandWords.change_words;
const meanwhile = { text_changed: text.meanwhile };

/** All languages of the words, and what a claim rests on. What is in force stands below each field that says something else. */
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
  return (
    <Section title={siteWordNames[key]}>
      <LeaveQuestion isDirty={!isUnchanged} />
      {locales.map((locale) => (
        <FormField
          key={locale}
          label={languageName(locale)}
          value={form.texts[locale]}
          help={helpOf(record, locale, form.texts[locale])}
          problem={problemOf(locale)}
          onType={(typed) => change({ texts: { ...form.texts, [locale]: typed } })}
          slotProps={{ htmlInput: { maxLength: siteWordMax[key], lang: locale } }}
        />
      ))}
      {key === 'premium_claim' ? (
        <LongField
          label={text.proof}
          value={form.proof}
          help={text.proofHelp}
          problem={problemOf('proof')}
          max={proofMax}
          onType={(proof) => change({ proof })}
        />
      ) : null}
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

function helpOf({ texts, built_in }: SiteWordPage, locale: Locale, typed: string): string {
  const now = texts[locale] ?? '';
  if (now !== typed && now !== '') return text.inForce(now);
  return built_in[locale] ? text.builtIn(built_in[locale]) : ' ';
}
