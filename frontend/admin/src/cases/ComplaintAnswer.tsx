import { Button, Stack, TextField, Typography } from '@mui/material';
import { useState, type SubmitEvent } from 'react';
import { useNotify } from 'react-admin';
import { commands, complaintReplyMax, type CasePage, type InputOf } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useConfirmedCommand } from '../commands/useConfirmedCommand';
import { commandWords } from '../commands/words';
import { languageName } from '../ui/format';
import { useNextCase } from './useNextCase';
import { caseWords } from './words';

const text = caseWords.complaint;
const { button, question, done } = commandWords.resolve_complaint;

/** A complaint about the service is answered in words, by whoever holds the case. What was typed stays while anything goes wrong. */
export function ComplaintAnswer({ record: { id, complaint, mine, may_decide, state } }: { readonly record: CasePage }) {
  const [answer, setAnswer] = useState('');
  if (state !== 'open') return <Typography sx={{ color: 'text.secondary' }}>{text.answered}</Typography>;
  if (!mine || !may_decide || !complaint) return <Typography sx={{ color: 'text.secondary' }}>{text.answerGone}</Typography>;
  return <AnswerForm id={id} complaint={complaint} answer={answer} onType={setAnswer} />;
}

interface AnswerFormProps {
  readonly id: string;
  readonly complaint: NonNullable<CasePage['complaint']>;
  readonly answer: string;
  readonly onType: (answer: string) => void;
}

function AnswerForm({ id, complaint, answer, onType }: AnswerFormProps) {
  const { isAsking, ask, close, run, isBusy, refusal } = useConfirmedCommand('resolve_complaint', { leads: true });
  const { takeNext } = useNextCase();
  const notify = useNotify();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    ask();
  };
  const send = async ({ reason }: { readonly reason?: string }) => {
    // The dialog asked for the reason by the rule of the same command, and the server checks it.
    const outcome = await run({ id, input: { answer, reason } as InputOf<'resolve_complaint'> });
    if (outcome.kind === 'refused') return;
    if (outcome.kind === 'done') notify(done);
    await takeNext();
  };
  const problem = refusal?.fields['answer'];
  return (
    <Stack component="form" spacing={1} onSubmit={submit}>
      <TextField
        id="complaint-answer"
        label={text.answer}
        required
        multiline
        minRows={6}
        fullWidth
        value={answer}
        onChange={({ target }) => onType(target.value)}
        error={problem !== undefined}
        helperText={problem ?? text.answerHelp(languageName(complaint.language))}
        slotProps={{ htmlInput: { maxLength: complaintReplyMax } }}
      />
      <Button
        type="submit"
        variant="contained"
        loading={isBusy}
        disabled={answer.trim() === ''}
        sx={{ alignSelf: 'flex-start', minHeight: 44 }}
      >
        {button}
      </Button>
      {isAsking ? (
        <CommandDialog
          question={question}
          about={complaint.name || complaint.email}
          rule={commands.resolve_complaint.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void send(input)}
          onClose={close}
        />
      ) : null}
    </Stack>
  );
}
