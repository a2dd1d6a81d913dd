import { Button, Checkbox, FormControl, FormControlLabel, FormHelperText } from '@mui/material';
import { useState } from 'react';
import { defaultLocale, type Locale } from '#contracts';
import { commands } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { colleagueWords } from './colleague-words';
import { LanguageField } from './LanguageField';

const text = colleagueWords.form;
const { button, question } = commandWords.renew_colleague_access;
const helpId = 'new-password-help';

/** For a device that is lost, or a link that was not used in time. */
export function RenewAccess({ id, name }: { readonly id: string; readonly name: string }) {
  const [isAsking, setAsking] = useState(false);
  const [language, setLanguage] = useState<Locale>(defaultLocale);
  const [newPassword, setNewPassword] = useState(false);
  const { run, isBusy, refusal, reset } = useCommand('renew_colleague_access');
  const close = () => {
    setAsking(false);
    reset();
  };
  const renew = async ({ reason = '' }: { readonly reason?: string }) => {
    const outcome = await run({ id, input: { language, new_password: newPassword, reason } });
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
          onConfirm={(input) => void renew(input)}
          onClose={close}
        >
          <FormControl>
            <FormControlLabel
              label={text.newPassword}
              control={
                <Checkbox
                  checked={newPassword}
                  onChange={({ target }) => setNewPassword(target.checked)}
                  slotProps={{ input: { 'aria-describedby': helpId } }}
                />
              }
            />
            <FormHelperText id={helpId}>{text.newPasswordHelp}</FormHelperText>
          </FormControl>
          <LanguageField value={language} problem={refusal?.fields['language']} onChoose={setLanguage} />
        </CommandDialog>
      ) : null}
    </>
  );
}
