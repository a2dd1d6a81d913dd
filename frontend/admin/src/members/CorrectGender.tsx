import { Button } from '@mui/material';
import { useState } from 'react';
import type { Gender } from '#contracts';
import { commands } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { words } from '../words';
import { memberHelpCommandWords } from './help-words';

const { button, question } = memberHelpCommandWords.correct_gender;

interface CorrectGenderProps {
  readonly id: string;
  readonly about: string;
  readonly gender: Gender;
}

/** There are two: the right one is the other. */
export function CorrectGender({ id, about, gender }: CorrectGenderProps) {
  const [asking, setAsking] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('correct_gender');
  const right = gender === 'female' ? 'male' : 'female';
  const close = () => {
    setAsking(false);
    reset();
  };
  const correct = async (reason: string) => {
    const [proof] = commands.correct_gender.reason.choices.filter((choice) => choice === reason);
    if (!proof) return;
    const outcome = await run({ id, input: { reason: proof, gender: right } });
    if (outcome.kind !== 'refused') close();
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {button}
      </Button>
      {asking && (
        <CommandDialog
          question={{ ...question, text: (name) => `${name}: ${words.genders[right]}. ${question.text(name)}` }}
          about={about}
          rule={commands.correct_gender.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          onConfirm={({ reason = '' }) => void correct(reason)}
          onClose={close}
        />
      )}
    </>
  );
}
