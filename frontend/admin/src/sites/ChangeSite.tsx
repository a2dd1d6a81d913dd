import { Box, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { commands, type SitePage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { siteDetailWords as text } from './detail-words';
import { SiteFields } from './SiteFields';
import { siteFormOf } from './site-form';
import { useSiteForm } from './useSiteForm';

/** Name, hosts and language of a site, to be changed. */
export function ChangeSite({ record }: { readonly record: SitePage }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Box>
      <Button variant="outlined" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {text.change}
      </Button>
      {isAsking ? <ChangeDialog record={record} onClose={() => setAsking(false)} /> : null}
    </Box>
  );
}

const { button, question } = commandWords.change_site;
const meanwhile = { settings_changed: text.meanwhile };

function ChangeDialog({ record, onClose }: { readonly record: SitePage; readonly onClose: () => void }) {
  const { run, isBusy, refusal } = useCommand('change_site', { meanwhile });
  const { form, problems, change, read } = useSiteForm(siteFormOf(record), refusal);
  const save = async ({ reason = '' }: { readonly reason?: string }) => {
    const details = read();
    if (!details) return;
    const outcome = await run({ id: record.id, input: { ...details, version: record.version, reason } });
    if (outcome.kind === 'done' || outcome.kind === 'over') onClose();
  };
  const isWrong = Object.keys(problems).length > 0;
  return (
    <CommandDialog
      question={question}
      about={record.name}
      rule={commands.change_site.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={isWrong ? { text: text.lookAgain, fields: problems } : refusal}
      onConfirm={(input) => void save(input)}
      onClose={onClose}
    >
      <Stack spacing={2}>
        <SiteFields form={form} problems={problems} onChange={change} />
      </Stack>
    </CommandDialog>
  );
}
