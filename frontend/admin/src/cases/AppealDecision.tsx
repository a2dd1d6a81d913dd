import { Alert, Button, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { aloneReasons, appealReasons, oneOf, type AloneReason, type Appellant, type CasePage, type InputOf } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { appealQuestions } from './answer-words';
import { DecisionLine } from './CaseHistory';
import { useNextCase } from './useNextCase';
import { caseWords } from './words';

interface AppealDecisionProps {
  readonly record: CasePage;
  readonly appeal: NonNullable<CasePage['appeal']>;
}

/** The decision that its member, or whoever told of them, objects to, and what becomes of it. */
export function AppealDecision({ record: { id, mine, may_decide }, appeal: { decision, alone, by } }: AppealDecisionProps) {
  return (
    <Stack spacing={2}>
      <Typography component="h4" variant="subtitle2">
        {caseWords.appealed}
      </Typography>
      <DecisionLine decision={decision} />
      {mine && may_decide ? (
        <>
          {alone ? (
            <Alert severity="warning" variant="outlined">
              {caseWords.alone}
            </Alert>
          ) : null}
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
            <JudgeButton command="uphold_decision" id={id} alone={alone} by={by} />
            <JudgeButton command="overturn_decision" id={id} alone={alone} by={by} />
          </Stack>
        </>
      ) : null}
    </Stack>
  );
}

interface JudgeButtonProps {
  readonly command: 'uphold_decision' | 'overturn_decision';
  readonly id: string;
  readonly alone: boolean;
  readonly by: Appellant;
}

/** Asks why; of whoever had a part in the decision also why nobody else judges it. */
function JudgeButton({ command, id, alone, by }: JudgeButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand(command);
  const { takeNext } = useNextCase();
  const { button, question } = commandWords[command];
  const close = () => {
    setAsking(false);
    reset();
  };
  const judge = async ({ reason }: { readonly reason?: string }, form: FormData) => {
    const why = form.get('alone') as AloneReason | null;
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const outcome = await run({ id, input: { reason, ...(why && { alone: why }) } as InputOf<JudgeButtonProps['command']> });
    if (outcome.kind === 'refused') return;
    close();
    await takeNext();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {button}
      </Button>
      {isAsking ? (
        <CommandDialog
          question={{ ...question, ...appealQuestions[by][command] }}
          about=""
          rule={oneOf(appealReasons[by][command])}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input, form) => void judge(input, form)}
          onClose={close}
        >
          {alone ? <AloneField /> : null}
        </CommandDialog>
      ) : null}
    </>
  );
}

function AloneField() {
  const labelId = useId();
  return (
    <FormControl required>
      <FormLabel id={labelId}>{caseWords.aloneLabel}</FormLabel>
      <RadioGroup aria-labelledby={labelId} name="alone">
        {aloneReasons.map((reason) => (
          <FormControlLabel key={reason} value={reason} label={caseWords.aloneReasons[reason]} control={<Radio required size="small" />} />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
