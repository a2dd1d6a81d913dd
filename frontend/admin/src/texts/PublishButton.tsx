import { Button } from '@mui/material';
import { useState } from 'react';
import { commands, type TextPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { toldWhole } from './field-names';
import { atOnce, readMoment } from './moment';
import { MomentFields } from './MomentFields';
import { textWords as text } from './text-words';

const { button, done, question } = commandWords.publish_text;
const meanwhile = { text_changed: text.meanwhile };

interface PublishButtonProps {
  readonly record: TextPage;
  readonly about: string;
  readonly isOff: boolean;
  readonly onDone: (page: TextPage) => void;
}

/** Asks from when the draft is in force, and why. */
export function PublishButton({ isOff, ...props }: PublishButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" disabled={isOff} onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {button}
      </Button>
      {asking ? <PublishDialog {...props} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function PublishDialog({ record, about, onDone, onClose }: Omit<PublishButtonProps, 'isOff'> & { readonly onClose: () => void }) {
  const [moment, setMoment] = useState(atOnce);
  const [fault, setFault] = useState<string>();
  const { run, isBusy, refusal } = useCommand('publish_text', {
    says: () => (moment.begins === 'later' ? text.publishedLater : done),
    meanwhile,
  });
  const publish = async (reason: string) => {
    const read = readMoment(moment, new Date());
    setFault('fault' in read ? read.fault : undefined);
    if ('fault' in read) return;
    const outcome = await run({ id: record.id, input: { revision: record.revision, begins_at: read.begins_at, reason } });
    if (outcome.kind !== 'refused') onClose();
    if (outcome.kind === 'done') onDone(outcome.result);
  };
  return (
    <CommandDialog
      question={question}
      about={about}
      rule={commands.publish_text.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={toldWhole(refusal)}
      onConfirm={({ reason = '' }) => void publish(reason)}
      onClose={onClose}
    >
      <MomentFields moment={moment} problem={fault ?? refusal?.fields['begins_at']} onChange={setMoment} />
    </CommandDialog>
  );
}
