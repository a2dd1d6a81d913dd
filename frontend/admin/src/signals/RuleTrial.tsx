import { Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { usePermissions } from 'react-admin';
import { commands, signalTrial, type AdminResource, type InputOf, type SignalRuleRow } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { Failed } from '../ui/Failed';
import { ruleWords } from './rule-words';
import { TrialResult } from './TrialResult';

interface RuleTrialProps {
  readonly rule: SignalRuleRow;
  readonly threshold: NonNullable<SignalRuleRow['threshold']>;
  readonly days: number;
  readonly onChanged: () => void;
}

/** Another number for a rule: tried on the past without changing anything, and, for the owner, put in force. */
export function RuleTrial({ rule, threshold: { min, max, now }, days, onChanged }: RuleTrialProps) {
  const [typed, setTyped] = useState(String(now));
  const [isAsking, setAsking] = useState(false);
  const { permissions } = usePermissions<AdminResource[]>();
  const trial = useMutation({
    mutationFn: (threshold: number) => readAnswer(officeApi.trySignal({ rule: rule.name, threshold }), signalTrial),
  });
  const { run, isBusy, refusal, reset } = useCommand('set_signal_threshold');
  const text = ruleWords.rules[rule.name];
  const value = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  const isRight = value >= min && value <= max;
  const mayChange = permissions?.includes(commands.set_signal_threshold.right) ?? false;
  const { button, question } = commandWords.set_signal_threshold;

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRight && rule.can_try) trial.mutate(value);
  };
  const close = () => {
    setAsking(false);
    reset();
  };
  const change = async ({ reason }: { readonly reason?: string }) => {
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const input = { threshold: value, reason } as InputOf<'set_signal_threshold'>;
    const outcome = await run({ id: rule.id, input });
    if (outcome.kind === 'refused') return;
    close();
    onChanged();
  };
  if (!rule.can_try && !mayChange) return null;
  return (
    <form onSubmit={submit} aria-label={ruleWords.tryOf(text.name)} noValidate>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TextField
          id={`threshold-${rule.name}`}
          label={text.number}
          value={typed}
          onChange={({ target }) => setTyped(target.value.trim())}
          error={!isRight}
          helperText={ruleWords.range(min, max)}
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
          sx={{ width: '100%', maxWidth: 420 }}
        />
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          {rule.can_try && (
            <Button type="submit" variant="outlined" disabled={!isRight} loading={trial.isPending} sx={{ minHeight: 44 }}>
              {ruleWords.tryIt(days)}
            </Button>
          )}
          {mayChange && (
            <Button disabled={!isRight || value === now} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
              {button}
            </Button>
          )}
        </Stack>
        {trial.error ? <Failed error={trial.error} onRetry={() => isRight && trial.mutate(value)} /> : null}
        <div role="status">
          {trial.data ? (
            <TrialResult trial={trial.data} hit={ruleWords.hit(trial.variables, trial.data.members, trial.data.confirmed)} />
          ) : null}
        </div>
      </Stack>
      {isAsking && question ? (
        <CommandDialog
          question={question}
          about={ruleWords.change(text.name, now, value)}
          rule={commands.set_signal_threshold.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void change(input)}
          onClose={close}
        />
      ) : null}
    </form>
  );
}
