import { Button, Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { defaultLocale, type Locale } from '#contracts';
import { commands } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { colleagueWords } from './colleague-words';
import { linkAgain } from './command-words';
import { LanguageField } from './LanguageField';

const text = colleagueWords.form;
const helpId = 'new-password-help';

interface RenewAccessProps {
  readonly id: string;
  readonly name: string;
  /** Was invited and has set up nothing yet: there is no device to end. */
  readonly isInvited: boolean;
  readonly isOwner: boolean;
}

/** For a device that is lost, or a link that was not used in time. */
export function RenewAccess({ id, name, isInvited, isOwner }: RenewAccessProps) {
  const { button, done, question } = isInvited ? linkAgain : commandWords.renew_colleague_access;
  const [isAsking, setAsking] = useState(false);
  const [language, setLanguage] = useState<Locale>(defaultLocale);
  const [newPassword, setNewPassword] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('renew_colleague_access', { says: () => done });
  const close = () => {
    setAsking(false);
    reset();
  };
  const renew = async ({ reason = '', ...asked }: Asked) => {
    const outcome = await run({ id, input: { language, new_password: newPassword, reason, ...asked } });
    if (outcome.kind !== 'refused') close();
  };
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {button}
      </Button>
      {isAsking ? (
        <CommandDialog
          question={question}
          about={name}
          rule={commands.renew_colleague_access.reason}
          confirm={button}
          isBusy={isBusy}
          refusal={refusal}
          stepsUp={isOwner}
          onConfirm={(input) => void renew(input)}
          onClose={close}
        >
          {isInvited ? null : <LostPassword isLost={newPassword} onChange={setNewPassword} />}
          <LanguageField value={language} problem={refusal?.fields['language']} onChoose={setLanguage} />
        </CommandDialog>
      ) : null}
    </>
  );
}

interface LostPasswordProps {
  readonly isLost: boolean;
  readonly onChange: (isLost: boolean) => void;
}

const LostPassword = ({ isLost, onChange }: LostPasswordProps) => (
  <FormControl>
    <FormControlLabel
      label={text.newPassword}
      control={
        <Checkbox
          checked={isLost}
          onChange={({ target }) => onChange(target.checked)}
          slotProps={{ input: { 'aria-describedby': helpId } }}
        />
      }
    />
    <FormHelperText id={helpId}>{text.newPasswordHelp}</FormHelperText>
  </FormControl>
);
