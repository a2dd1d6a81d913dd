import { Stack, Typography } from '@mui/material';
import { commands, type CompanyPage } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { ScrollingTable } from '../ui/ScrollingTable';
import { useCheckedForm } from '../ui/useCheckedForm';
import { changesBy, formOf, readForm, type CompanyForm } from './company-form';
import { DetailsFields } from './DetailsFields';
import { formWords as text } from './form-words';

interface ChangeDialogProps {
  readonly page: CompanyPage;
  readonly onClose: () => void;
}

const { button, question } = commandWords.change_company;
const meanwhile = { settings_changed: text.meanwhile };

/** Asks how the details are to be, and shows what changes. Somebody else's change meanwhile is seen there before it is written over. */
export function ChangeDialog({ page, onClose }: ChangeDialogProps) {
  const { run, isBusy, refusal } = useCommand('change_company', { meanwhile });
  const { fieldsRef, form, problems, isWrong, change, send } = useCheckedForm(formOf(page), readForm, refusal);
  const save = async ({ reason = '', ...asked }: Asked) => {
    const details = send();
    if (!details) return;
    const outcome = await run({ id: page.id, input: { ...details, version: page.version, reason, ...asked } });
    if (outcome.kind === 'done' || outcome.kind === 'over') onClose();
  };
  return (
    <CommandDialog
      question={question}
      about={page.name}
      rule={commands.change_company.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={isWrong ? { text: text.lookAgain, fields: problems } : refusal}
      onConfirm={(input) => void save(input)}
      onClose={onClose}
    >
      <DetailsFields ref={fieldsRef} form={form} problems={problems} onChange={change} />
      <WhatChanges page={page} form={form} />
    </CommandDialog>
  );
}

const columns = [{ name: text.changes.what }, { name: text.changes.before }, { name: text.changes.after }];

/** The details of now and then side by side. */
function WhatChanges({ page, form }: { readonly page: CompanyPage; readonly form: CompanyForm }) {
  const changes = changesBy(page, form);
  return (
    <Stack spacing={1}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {text.changes.title}
      </Typography>
      {changes.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{text.changes.nothing}</Typography>
      ) : (
        <ScrollingTable
          label={text.changes.title}
          columns={columns}
          rows={changes.map(({ what, before, after }) => ({ key: what, cells: [what, before, after] }))}
        />
      )}
    </Stack>
  );
}
