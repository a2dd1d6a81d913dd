import { Button, Stack, TextField } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { usePermissions } from 'react-admin';
import { commands, signalTrial, type AdminResource, type SignalRuleRow } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { ChangeThreshold } from './ChangeThreshold';
import { ruleWords } from './rule-words';
import { TrialOutcome } from './TrialOutcome';

interface RuleTrialProps {
  readonly rule: SignalRuleRow;
  readonly threshold: NonNullable<SignalRuleRow['threshold']>;
  readonly days: number;
  readonly onChanged: () => void;
}

/** Another number for a rule: tried on the past without changing anything, and, for the owner, put in force. */
export function RuleTrial({ rule, threshold: { min, max, now }, days, onChanged }: RuleTrialProps) {
  const [typed, setTyped] = useState(String(now));
  const { permissions } = usePermissions<AdminResource[]>();
  const trial = useMutation({
    mutationFn: (threshold: number) => readAnswer(officeApi.trySignal({ rule: rule.name, threshold }), signalTrial),
  });
  const text = ruleWords.rules[rule.name];
  const value = /^\d{1,3}$/.test(typed) ? Number(typed) : Number.NaN;
  const isRight = value >= min && value <= max;
  const mayChange = permissions?.includes(commands.set_signal_threshold.right) ?? false;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRight && rule.can_try) trial.mutate(value);
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
          {mayChange && <ChangeThreshold rule={rule} now={now} wished={value} isOff={!isRight || value === now} onChanged={onChanged} />}
        </Stack>
        <TrialOutcome trial={trial} hit={ruleWords.hit} onRetry={() => isRight && trial.mutate(value)} />
      </Stack>
    </form>
  );
}
