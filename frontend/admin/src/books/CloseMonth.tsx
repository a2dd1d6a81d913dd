import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { commands } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { booksWords as text } from './books.words';

interface CloseMonthProps {
  readonly month: string;
  readonly about: string;
  readonly company: string;
  /** As many payment issues as are open: whoever closes the month has read it. */
  readonly issues: number;
  readonly onDone: () => void;
}

const { button, question } = commandWords.close_month;

/** Asks once more, and says which payment issues are open. */
export function CloseMonth({ month, about, company, issues, onDone }: CloseMonthProps) {
  const [isAsking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('close_month');
  const leave = () => {
    setAsking(false);
    reset();
  };
  const close = async () => {
    const outcome = await run({ input: { company_id: company, month, open_issues: issues } });
    // Refused because of what happened meanwhile, the page shows it beside the question.
    onDone();
    if (outcome.kind !== 'refused') leave();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {button}
      </Button>
      {isAsking && (
        <CommandDialog
          question={question}
          about={about}
          rule={commands.close_month.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={() => void close()}
          onClose={leave}
        >
          {issues > 0 && (
            <Alert severity="warning" variant="outlined">
              {text.issues(issues)}
            </Alert>
          )}
        </CommandDialog>
      )}
    </>
  );
}
