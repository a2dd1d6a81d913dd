import { Button } from '@mui/material';
import { useState } from 'react';
import { usePermissions, useRedirect } from 'react-admin';
import { commands, type AdminResource } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { useCheckedForm } from '../ui/useCheckedForm';
import { emptyForm, readForm } from './company-form';
import { DetailsFields } from './DetailsFields';
import { formWords as text } from './form-words';

/** Makes a company and goes to its page; not there for those without the right. */
export function MakeCompany() {
  const { permissions } = usePermissions<AdminResource[]>();
  const [isAsking, setAsking] = useState(false);
  if (!permissions?.includes(commands.make_company.right)) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {text.open}
      </Button>
      {isAsking ? <MakeDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

const { button, question } = commandWords.make_company;

/** It stays open until the company is made: much is typed here, and all of it can be put right. */
function MakeDialog({ onClose }: { readonly onClose: () => void }) {
  const redirect = useRedirect();
  const { run, isBusy, refusal } = useCommand('make_company');
  const { fieldsRef, form, problems, isWrong, change, send } = useCheckedForm(emptyForm, readForm, refusal);
  const make = async ({ reason = '', ...asked }: Asked) => {
    const details = send();
    if (!details) return;
    const outcome = await run({ input: { ...details, reason, ...asked } });
    if (outcome.kind !== 'done') return;
    onClose();
    redirect('show', 'companies', outcome.result.id);
  };
  return (
    <CommandDialog
      question={question}
      about=""
      rule={commands.make_company.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={isWrong ? { text: text.lookAgain, fields: problems } : refusal}
      stepsUp
      onConfirm={(input) => void make(input)}
      onClose={onClose}
    >
      <DetailsFields ref={fieldsRef} form={form} problems={problems} onChange={change} />
    </CommandDialog>
  );
}
