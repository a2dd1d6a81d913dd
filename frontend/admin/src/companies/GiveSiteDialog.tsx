import { Typography } from '@mui/material';
import { useState } from 'react';
import { commands, type CompanyPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { ChoiceField } from '../ui/FormField';
import { companyWords } from './company-words';
import { formWords as text } from './form-words';

interface GiveSiteDialogProps {
  readonly page: CompanyPage;
  readonly onClose: () => void;
}

const { button, question } = commandWords.give_site;
const meanwhile = { settings_changed: text.siteMeanwhile };

/** Asks which site this company runs from now on. */
export function GiveSiteDialog({ page, onClose }: GiveSiteDialogProps) {
  const [chosen, setChosen] = useState('');
  const [isTried, setTried] = useState(false);
  const { run, isBusy, refusal } = useCommand('give_site', { meanwhile });
  const site = page.other_sites.find(({ id }) => id === chosen);
  const give = async ({ reason = '' }: { readonly reason?: string }) => {
    setTried(true);
    if (!site) return;
    const outcome = await run({ id: page.id, input: { site_id: site.id, from: site.company.id, reason } });
    if (outcome.kind === 'done' || outcome.kind === 'over') onClose();
  };
  return (
    <CommandDialog
      question={question}
      about={page.name}
      rule={commands.give_site.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={refusal}
      onConfirm={(input) => void give(input)}
      onClose={onClose}
    >
      <ChoiceField
        label={text.site}
        required
        value={site?.id ?? ''}
        choices={page.other_sites.map(({ id, name, hosts, company }) => ({ id, name: companyWords.siteOf(name, hosts, company.name) }))}
        problem={isTried && !site ? text.noSite : undefined}
        onChoose={setChosen}
      />
      <Typography>{text.giveNote}</Typography>
    </CommandDialog>
  );
}
