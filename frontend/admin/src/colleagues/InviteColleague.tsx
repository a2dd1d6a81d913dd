import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, usePermissions } from 'react-admin';
import { useNavigate } from 'react-router';
import { defaultLocale, type Locale } from '#contracts';
import { colleagueNameMax, commands, type AdminResource, type StaffRole } from '#contracts-admin';
import { CommandDialog, type Asked } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { FormField } from '../ui/FormField';
import { colleagueWords } from './colleague-words';
import { LanguageField } from './LanguageField';
import { RoleChoices } from './RoleChoices';

const text = colleagueWords.form;
const { button, question } = commandWords.invite_colleague;

/** Makes an account, and leads to its page; not there for those without the right. */
export function InviteColleague() {
  const { permissions } = usePermissions<AdminResource[]>();
  const [isAsking, setAsking] = useState(false);
  if (!permissions?.includes(commands.invite_colleague.right)) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {text.open}
      </Button>
      {isAsking ? <InviteDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [roles, setRoles] = useState<readonly StaffRole[]>([]);
  const [language, setLanguage] = useState<Locale>(defaultLocale);
  const [lacksRole, setLacksRole] = useState(false);
  const navigate = useNavigate();
  const path = useCreatePath();
  const { run, isBusy, refusal } = useCommand('invite_colleague', { says: () => text.invited(email) });
  const problems = refusal?.fields ?? {};

  const invite = async ({ reason = '', ...asked }: Asked) => {
    setLacksRole(roles.length === 0);
    if (roles.length === 0) return;
    const outcome = await run({ input: { name, email, roles: [...roles], language, reason, ...asked } });
    if (outcome.kind === 'done') void navigate(path({ resource: 'staff', type: 'show', id: outcome.result.id }));
    else if (outcome.kind === 'over') onClose();
  };
  return (
    <CommandDialog
      question={question}
      about=""
      rule={commands.invite_colleague.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={refusal}
      stepsUp={roles.includes('owner')}
      onConfirm={(input) => void invite(input)}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <FormField
          label={text.name}
          required
          value={name}
          problem={problems['name']}
          onType={setName}
          slotProps={{ htmlInput: { maxLength: colleagueNameMax } }}
        />
        <FormField
          label={text.email}
          type="email"
          required
          value={email}
          help={text.emailHelp}
          problem={problems['email']}
          onType={setEmail}
        />
        <RoleChoices chosen={roles} problem={lacksRole && roles.length === 0 ? text.needsRole : problems['roles']} onChoose={setRoles} />
        <LanguageField value={language} problem={problems['language']} onChoose={setLanguage} />
      </Stack>
    </CommandDialog>
  );
}
