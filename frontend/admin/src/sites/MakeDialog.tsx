import { Stack } from '@mui/material';
import { useState } from 'react';
import { useRedirect } from 'react-admin';
import { commands } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { useSites } from '../useSites';
import { BeginningFields, type Beginning } from './BeginningFields';
import { siteDetailWords as text } from './detail-words';
import { SiteFields } from './SiteFields';
import { emptySite } from './site-form';
import { useCompanies } from './useCompanies';
import { useSiteForm } from './useSiteForm';

const { button, question } = commandWords.make_site;
const nothing: Beginning = { company: '', sharesWith: '', like: '' };

/** Asks for a new site. It stays open until that is made. */
export function MakeDialog({ onClose }: { readonly onClose: () => void }) {
  const redirect = useRedirect();
  const { run, isBusy, refusal } = useCommand('make_site', { leads: true });
  const { form, problems, change, read } = useSiteForm(emptySite, refusal);
  const [isTried, setTried] = useState(false);
  const [beginning, setBeginning] = useState(nothing);
  const { company, sharesWith, like } = beginning;
  const lists = { companies: useCompanies(), sites: useSites() };
  const make = async ({ reason = '' }: { readonly reason?: string }) => {
    setTried(true);
    const details = read();
    if (!details || !company || !like) return;
    const outcome = await run({
      input: { ...details, company_id: company, shares_with: sharesWith || null, begins_like: like, reason },
    });
    if (outcome.kind !== 'done') return;
    onClose();
    redirect('show', 'sites', outcome.result.id);
  };
  const isWrong = Object.keys(problems).length > 0 || (isTried && (!company || !like));
  return (
    <CommandDialog
      question={question}
      about=""
      rule={commands.make_site.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={isWrong ? { text: text.lookAgain, fields: problems } : refusal}
      lists={lists}
      onConfirm={(input) => void make(input)}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <SiteFields form={form} problems={problems} onChange={change} />
        <BeginningFields
          beginning={beginning}
          isTried={isTried}
          problems={problems}
          onChange={(part) => setBeginning((before) => ({ ...before, ...part }))}
        />
      </Stack>
    </CommandDialog>
  );
}
