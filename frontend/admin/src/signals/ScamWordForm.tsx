import { Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { cautionKinds, locales, type CautionKind, type Locale } from '#contracts';
import { commands, scamPhraseMax, signalTrial, type InputOf } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { Choice } from '../ui/Choice';
import { Failed } from '../ui/Failed';
import { languageName } from '../ui/format';
import { scamWordWords as text } from './scam-word-words';
import { TrialResult } from './TrialResult';
import { cautions } from './why';

/** Words to try on the past without changing anything and, for the owner, to add. */
export function ScamWordForm({ mayChange, onAdded }: { readonly mayChange: boolean; readonly onAdded: () => void }) {
  const [phrase, setPhrase] = useState('');
  const [language, setLanguage] = useState<Locale>('en');
  const [caution, setCaution] = useState<CautionKind>('money');
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('add_scam_word');
  const trial = useMutation({ mutationFn: (tried: string) => readAnswer(officeApi.tryScamWord({ phrase: tried }), signalTrial) });
  const { button, question } = commandWords.add_scam_word;
  const isEmpty = phrase.trim() === '';
  const problem = refusal?.fields['phrase'];

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isEmpty) trial.mutate(phrase.trim());
  };
  const close = () => {
    setAsking(false);
    reset();
  };
  const add = async ({ reason }: { readonly reason?: string }) => {
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const outcome = await run({ input: { language, phrase: phrase.trim(), caution, reason } as InputOf<'add_scam_word'> });
    if (outcome.kind === 'refused') return;
    close();
    setPhrase('');
    trial.reset();
    onAdded();
  };
  return (
    <form onSubmit={submit} aria-label={text.form} noValidate>
      <Stack spacing={2} sx={{ alignItems: 'flex-start', '& .MuiTextField-root': { width: '100%', maxWidth: 420 } }}>
        <TextField
          id="scam-phrase"
          label={text.phrase}
          value={phrase}
          onChange={({ target }) => setPhrase(target.value)}
          error={problem !== undefined}
          helperText={problem ?? text.phraseHelp}
          slotProps={{ htmlInput: { maxLength: scamPhraseMax } }}
        />
        {mayChange ? (
          <>
            <Choice
              id="scam-language"
              label={text.language}
              value={language}
              choices={locales.map((id) => ({ id, name: languageName(id) }))}
              onChoose={(chosen) => setLanguage(chosen as Locale)}
            />
            <Choice
              id="scam-caution"
              label={text.caution}
              value={caution}
              choices={cautionKinds.map((id) => ({ id, name: cautions[id] }))}
              onChoose={(chosen) => setCaution(chosen as CautionKind)}
            />
          </>
        ) : null}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="outlined" disabled={isEmpty} loading={trial.isPending} sx={{ minHeight: 44 }}>
            {text.tryIt}
          </Button>
          {mayChange ? (
            <Button disabled={isEmpty} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
              {button}
            </Button>
          ) : null}
        </Stack>
        {trial.error ? <Failed error={trial.error} onRetry={() => trial.mutate(phrase.trim())} /> : null}
        <div role="status">
          {trial.data ? <TrialResult trial={trial.data} hit={text.hit(trial.variables, trial.data.members, trial.data.confirmed)} /> : null}
        </div>
      </Stack>
      {isAsking ? (
        <CommandDialog
          question={question}
          about={text.about(phrase.trim(), languageName(language), cautions[caution])}
          rule={commands.add_scam_word.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void add(input)}
          onClose={close}
        />
      ) : null}
    </form>
  );
}
