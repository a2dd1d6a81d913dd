import { Button } from '@mui/material';
import { commands, type InputOf, type SignalRuleRow } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useConfirmedCommand } from '../commands/useConfirmedCommand';
import { commandWords } from '../commands/words';
import { ruleWords } from './rule-words';

interface ChangeThresholdProps {
  readonly rule: Pick<SignalRuleRow, 'id' | 'name'>;
  readonly now: number;
  readonly wished: number;
  readonly isOff: boolean;
  readonly onChanged: () => void;
}

const { button, question } = commandWords.set_signal_threshold;

/** Puts another number in force. */
export function ChangeThreshold({ rule, now, wished, isOff, onChanged }: ChangeThresholdProps) {
  const { isAsking, ask, close, run, isBusy, refusal } = useConfirmedCommand('set_signal_threshold');
  const change = async ({ reason }: { readonly reason?: string }) => {
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const input = { threshold: wished, reason } as InputOf<'set_signal_threshold'>;
    const outcome = await run({ id: rule.id, input });
    if (outcome.kind !== 'refused') onChanged();
  };
  return (
    <>
      <Button disabled={isOff} onClick={ask} sx={{ minHeight: 44 }}>
        {button}
      </Button>
      {isAsking ? (
        <CommandDialog
          question={question}
          about={ruleWords.change(ruleWords.rules[rule.name].name, now, wished)}
          rule={commands.set_signal_threshold.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void change(input)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
