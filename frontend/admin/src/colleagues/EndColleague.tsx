import { Button } from '@mui/material';
import { useState } from 'react';
import { commands } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';

const { button, question } = commandWords.end_colleague;

interface EndColleagueProps {
  readonly id: string;
  readonly name: string;
  readonly isOwner: boolean;
}

/** For somebody who works here no more. */
export function EndColleague({ id, name, isOwner }: EndColleagueProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('end_colleague');
  const close = () => {
    setAsking(false);
    reset();
  };
  const end = async ({ reason = '', ...asked }: Asked) => {
    const outcome = await run({ id, input: { reason, ...asked } });
    if (outcome.kind !== 'refused') close();
  };
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
        {button}
      </Button>
      {isAsking ? (
        <CommandDialog
          question={question}
          about={name}
          rule={commands.end_colleague.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          stepsUp={isOwner}
          onConfirm={(asked) => void end(asked)}
          onClose={close}
        />
      ) : null}
    </>
  );
}
