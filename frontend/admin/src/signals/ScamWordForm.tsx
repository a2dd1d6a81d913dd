import { Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { CautionKind, Locale } from '#contracts';
import { commands, scamPhraseMax, signalTrial, type InputOf } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useConfirmedCommand } from '../commands/useConfirmedCommand';
import { commandWords } from '../commands/words';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { languageName } from '../ui/format';
import { scamWordWords as text } from './scam-word-words';
import { ScamWordKind } from './ScamWordKind';
import { TrialOutcome } from './TrialOutcome';
import { cautions } from './why';

const { button, question } = commandWords.add_scam_word;

/** Words to try on the past without changing anything and, for the owner, to add. */
export function ScamWordForm({ mayChange, onAdded }: { readonly mayChange: boolean; readonly onAdded: () => void }) {
  const [phrase, setPhrase] = useState('');
  const [language, setLanguage] = useState<Locale>('en');
  const [caution, setCaution] = useState<CautionKind>('money');
  const { isAsking, ask, close, run, isBusy, refusal } = useConfirmedCommand('add_scam_word');
  const trial = useMutation({ mutationFn: (tried: string) => readAnswer(officeApi.tryScamWord({ phrase: tried }), signalTrial) });
  const trimmed = phrase.trim();
  const isEmpty = trimmed === '';
  const problem = refusal?.fields['phrase'];

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isEmpty) trial.mutate(trimmed);
  };
  const add = async ({ reason }: { readonly reason?: string }) => {
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const outcome = await run({ input: { language, phrase: trimmed, caution, reason } as InputOf<'add_scam_word'> });
    if (outcome.kind === 'refused') return;
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
        {mayChange ? <ScamWordKind language={language} caution={caution} onLanguage={setLanguage} onCaution={setCaution} /> : null}
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button type="submit" variant="outlined" disabled={isEmpty} loading={trial.isPending} sx={{ minHeight: 44 }}>
            {text.tryIt}
          </Button>
          {mayChange ? (
            <Button disabled={isEmpty} onClick={ask} sx={{ minHeight: 44 }}>
              {button}
            </Button>
          ) : null}
        </Stack>
        <TrialOutcome trial={trial} hit={text.hit} onRetry={() => trial.mutate(trimmed)} />
      </Stack>
      {isAsking ? (
        <CommandDialog
          question={question}
          about={text.about(trimmed, languageName(language), cautions[caution])}
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
