import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { CaseMessages as Messages, InputOf } from '#contracts-admin';
import { commands } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { asTime } from '../ui/format';
import { Label } from '../ui/Label';
import { caseWords } from './words';

interface CaseMessagesProps {
  readonly caseId: string;
  readonly count: number;
  /** Only whoever works on the case reads them. */
  readonly mayRead: boolean;
  readonly onLook: () => void;
}

/** What the two wrote around what was reported: closed until its moderator says why they read it. */
export function CaseMessages({ caseId, count, mayRead, onLook }: CaseMessagesProps) {
  const [asking, setAsking] = useState(false);
  const [messages, setMessages] = useState<Messages['messages']>();
  const { run, isBusy, refusal, reset } = useCommand('read_case_messages');
  if (count === 0) return <Typography sx={{ color: 'text.secondary' }}>{caseWords.noMessages}</Typography>;
  if (messages) return <MessageList messages={messages} />;
  const { button, question } = commandWords.read_case_messages;
  const close = () => {
    setAsking(false);
    reset();
  };
  const read = async (input: { readonly reason?: string }) => {
    const outcome = await run({ id: caseId, input: input as InputOf<'read_case_messages'> });
    if (outcome.kind !== 'refused') close();
    if (outcome.kind !== 'done') return;
    setMessages(outcome.result.messages);
    onLook();
  };
  return (
    <>
      <Box>
        <Button variant="outlined" disabled={!mayRead} onClick={() => setAsking(true)}>
          {button}
        </Button>
      </Box>
      {asking ? (
        <CommandDialog
          question={question}
          about=""
          rule={commands.read_case_messages.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={(input) => void read(input)}
          onClose={close}
        />
      ) : null}
    </>
  );
}

const MessageList = ({ messages }: Messages) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {messages.map(({ seq, from_subject, kind, text, at, reported }) => (
      <Box
        component="li"
        key={seq}
        sx={{ borderLeft: 3, borderColor: reported ? 'warning.main' : from_subject ? 'text.secondary' : 'divider', pl: 1.5 }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${from_subject ? caseWords.fromSubject : caseWords.fromReporter} · ${asTime(at)} `}
          {reported ? <Label tone="warning">{caseWords.reported}</Label> : null}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {[caseWords.messageKinds[kind], text].filter(Boolean).join(': ')}
        </Typography>
      </Box>
    ))}
  </Box>
);
