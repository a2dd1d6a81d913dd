import { Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useGetList, useRedirect } from 'react-admin';
import { commands, type CompanyRow } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { ChoiceField } from '../ui/FormField';
import { useSites } from '../useSites';
import { siteDetailWords as text } from './detail-words';
import { SiteFields } from './SiteFields';
import { emptySite } from './site-form';
import { useSiteForm } from './useSiteForm';

/** Makes a site and goes to its page. */
export function MakeSite() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {text.open}
      </Button>
      {isAsking ? <MakeDialog onClose={() => setAsking(false)} /> : null}
    </>
  );
}

const { button, question } = commandWords.make_site;
const allCompanies = { pagination: { page: 1, perPage: 100 } };

/** It stays open until the site is made. */
function MakeDialog({ onClose }: { readonly onClose: () => void }) {
  const redirect = useRedirect();
  const { data: known } = useSites();
  const { data: companies = [] } = useGetList<CompanyRow>('companies', allCompanies);
  const { run, isBusy, refusal } = useCommand('make_site', { leads: true });
  const { form, problems, change, read } = useSiteForm(emptySite, refusal);
  const [isTried, setTried] = useState(false);
  const [company, setCompany] = useState('');
  const [sharesWith, setSharesWith] = useState('');
  const [beginsLike, setBeginsLike] = useState('');
  const sites = known?.sites ?? [];
  const missing = (value: string) => (isTried && value === '' ? text.needed : undefined);
  const make = async ({ reason = '' }: { readonly reason?: string }) => {
    setTried(true);
    const details = read();
    if (!details || !company || !beginsLike) return;
    const input = { ...details, company_id: company, shares_with: sharesWith || null, begins_like: beginsLike, reason };
    const outcome = await run({ input });
    if (outcome.kind !== 'done') return;
    onClose();
    redirect('show', 'sites', outcome.result.id);
  };
  const isWrong = Object.keys(problems).length > 0 || (isTried && (!company || !beginsLike));
  return (
    <CommandDialog
      question={question}
      about=""
      rule={commands.make_site.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={isWrong ? { text: text.lookAgain, fields: problems } : refusal}
      onConfirm={(input) => void make(input)}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <SiteFields form={form} problems={problems} onChange={change} />
        <ChoiceField
          label={text.company}
          required
          value={company}
          choices={companies.map(({ id, name }) => ({ id, name }))}
          problem={missing(company) ?? problems['company_id']}
          onChoose={setCompany}
        />
        <ChoiceField
          label={text.community}
          value={sharesWith}
          nothing={text.ownMembers}
          choices={sites.map(({ id, name }) => ({ id, name: text.sharedWith(name) }))}
          problem={problems['shares_with']}
          onChoose={setSharesWith}
        />
        <ChoiceField
          label={text.beginsLike}
          required
          value={beginsLike}
          choices={sites.map(({ id, name }) => ({ id, name }))}
          problem={missing(beginsLike) ?? problems['begins_like']}
          onChoose={setBeginsLike}
        />
      </Stack>
    </CommandDialog>
  );
}
