import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { CaseMessages as Messages, CasePage, InputOf, ReadReason } from '#contracts-admin';
import { commands } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { asTime } from '../ui/format';
import { Label } from '../ui/Label';
import { initiativeWords } from './initiative-words';
import { caseWords } from './words';

const { reason } = commands.read_case_messages;
/** Of a case of our own nobody reported, and behind a report there need be no signal. */
const ruleFor = (isOurOwn: boolean) => {
  const other: ReadReason = isOurOwn ? 'report_about_it' : 'signal_about_it';
  return { ...reason, choices: reason.choices.filter((choice) => choice !== other) };
};

interface CaseMessagesProps {
  /** Only whoever works on the case reads them. */
  readonly record: CasePage;
  readonly count: number;
  /** Undefined: not read yet. */
  readonly messages: Messages['messages'] | undefined;
  readonly onRead: (messages: Messages['messages']) => void;
}

/** What the two wrote around what was reported: closed until its moderator says why they read it. */
export function CaseMessages({ record: { id, mine, initiative }, count, messages, onRead }: CaseMessagesProps) {
  const [asking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('read_case_messages');
  if (count === 0) return <Typography sx={{ color: 'text.secondary' }}>{caseWords.noMessages}</Typography>;
  if (messages) return <MessageList messages={messages} isOurOwn={initiative !== null} />;
  const { button, question } = commandWords.read_case_messages;
  const close = () => {
    setAsking(false);
    reset();
  };
  const read = async (input: { readonly reason?: string }) => {
    const outcome = await run({ id, input: input as InputOf<'read_case_messages'> });
    if (outcome.kind !== 'refused') close();
    if (outcome.kind !== 'done') return;
    onRead(outcome.result.messages);
  };
  return (
    <>
      <Box>
        <Button variant="outlined" disabled={!mine} onClick={() => setAsking(true)}>
          {button}
        </Button>
      </Box>
      {asking ? (
        <CommandDialog
          question={initiative ? { ...question, text: () => initiativeWords.readText } : question}
          about=""
          rule={ruleFor(initiative !== null)}
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

function writerOf(isSubject: boolean, isOurOwn: boolean): string {
  if (isSubject) return isOurOwn ? caseWords.about.member : caseWords.fromSubject;
  return isOurOwn ? initiativeWords.fromOther : caseWords.fromReporter;
}

const MessageList = ({ messages, isOurOwn }: Messages & { readonly isOurOwn: boolean }) => (
  <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
    {messages.map(({ conversation, seq, from_subject, kind, text, at, reported }) => (
      <Box
        component="li"
        key={`${conversation} ${seq}`}
        sx={{ borderLeft: 3, borderColor: reported ? 'warning.main' : from_subject ? 'text.secondary' : 'divider', pl: 1.5 }}
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[isOurOwn ? initiativeWords.conversation(conversation) : '', writerOf(from_subject, isOurOwn), `${asTime(at)} `]
            .filter(Boolean)
            .join(' · ')}
          {reported ? <Label tone="warning">{isOurOwn ? initiativeWords.made : caseWords.reported}</Label> : null}
        </Typography>
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {[caseWords.messageKinds[kind], text].filter(Boolean).join(': ')}
        </Typography>
      </Box>
    ))}
  </Box>
);
