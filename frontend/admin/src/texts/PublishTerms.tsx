import { Box, Button } from '@mui/material';
import { useState } from 'react';
import type { Locale } from '#contracts';
import { commands, type TermsLanguage, type TextPage } from '#contracts-admin';
import { CommandDialog } from '../commands/CommandDialog';
import { useCommand } from '../commands/useCommand';
import { commandWords } from '../commands/words';
import { languageName } from '../ui/format';
import { atOnce, readMoment } from './moment';
import { MomentFields } from './MomentFields';
import { textWords as text } from './text-words';

const { button, done, question } = commandWords.publish_terms;
const meanwhile = { text_changed: text.meanwhile };

interface PublishTermsProps {
  readonly record: TextPage;
  readonly languages: readonly TermsLanguage[];
}

/** Asks from when members are asked, and why; a language that lacks something is named by the server. */
export function PublishTerms(props: PublishTermsProps) {
  const [asking, setAsking] = useState(false);
  return (
    <Box>
      <Button variant="contained" onClick={() => setAsking(true)} sx={{ minHeight: 44 }}>
        {button}
      </Button>
      {asking ? <PublishTermsDialog {...props} onClose={() => setAsking(false)} /> : null}
    </Box>
  );
}

function PublishTermsDialog({ record, languages, onClose }: PublishTermsProps & { readonly onClose: () => void }) {
  const [moment, setMoment] = useState(atOnce);
  const [fault, setFault] = useState<string>();
  const { run, isBusy, refusal } = useCommand('publish_terms', {
    says: () => (moment.begins === 'later' ? text.publishedLater : done),
    meanwhile,
  });
  const lacking = languages.flatMap(({ locale }) => {
    const said = refusal?.fields[locale];
    return said === undefined ? [] : [`${languageName(locale)}: ${said}`];
  });
  const publish = async (reason: string) => {
    const read = readMoment(moment, new Date());
    setFault('fault' in read ? read.fault : undefined);
    if ('fault' in read) return;
    const drafts = Object.fromEntries(languages.map(({ locale, revision }) => [locale, revision])) as Record<Locale, number>;
    const outcome = await run({ id: record.site_id, input: { drafts, begins_at: read.begins_at, reason } });
    if (outcome.kind !== 'refused') onClose();
  };
  return (
    <CommandDialog
      question={question}
      about={record.site}
      rule={commands.publish_terms.reason}
      confirm={button}
      isBusy={isBusy}
      refusal={refusal && lacking.length > 0 ? { ...refusal, text: text.terms.refused(lacking.join(' ')) } : refusal}
      onConfirm={({ reason = '' }) => void publish(reason)}
      onClose={onClose}
    >
      <MomentFields moment={moment} problem={fault ?? refusal?.fields['begins_at']} onChange={setMoment} />
    </CommandDialog>
  );
}
