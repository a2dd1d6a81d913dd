import { Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useCreatePath, useRecordContext } from 'react-admin';
import { Link } from 'react-router';
import type { MandateAccountAnswer, MandatePage as Mandate } from '#contracts-admin';
import { CommandButton } from '../commands/CommandButton';
import { MemberLink } from '../members/MemberLink';
import { Facts } from '../ui/Facts';
import { RecordPage } from '../ui/RecordPage';
import { headingAtOnce } from '../ui/focus';
import { asTime, languageName } from '../ui/format';
import { narrowedBy } from '../ui/narrowedBy';
import { Section } from '../ui/Section';
import { words } from '../words';
import { Blocks } from './Blocks';
import { directDebitWords } from './direct-debit-words';
import { MandateAccount } from './MandateAccount';
import { MandateDebits } from './MandateDebits';
import { MandateTimeline } from './MandateTimeline';
import { MandateStateLabel } from './StateLabels';

const text = directDebitWords.mandate;
export const MandatePage = () => (
  <RecordPage title={text.title}>
    <MandateBody />
  </RecordPage>
);

function MandateBody() {
  const record = useRecordContext<Mandate>();
  // Another mandate begins anew: the account of the last one may not stay.
  return record ? <OneMandate key={record.id} record={record} /> : null;
}

function OneMandate({ record }: { readonly record: Mandate }) {
  const path = useCreatePath();
  const [account, setAccount] = useState<MandateAccountAnswer>();
  const { id, reference, state, debits, blocks } = record;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h5" {...headingAtOnce}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {reference}
          </Box>
        </Typography>
        <MandateStateLabel state={state} />
      </Stack>
      <Box sx={{ '& .MuiButton-root': { minHeight: 44 } }}>
        <CommandButton command="show_mandate_account" id={id} about={text.about(reference)} variant="outlined" onAnswer={setAccount} />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Section title={text.facts}>
          <Facts rows={linesOf(record)} />
        </Section>
        <MandateTimeline record={record} />
      </Box>
      <MandateDebits debits={debits} />
      <Blocks blocks={blocks} />
      <div>
        <Button component={Link} to={path({ resource: 'debit_blocks', type: 'list' }) + narrowedBy('q', reference)} sx={{ minHeight: 44 }}>
          {directDebitWords.blocks.ofAccount}
        </Button>
      </div>
      {account ? <MandateAccount account={account} onClose={() => setAccount(undefined)} /> : null}
    </Stack>
  );
}

const linesOf = (record: Mandate) =>
  [
    [text.member, <MemberLink key="member" member={record.member} />],
    [text.reference, record.reference],
    [text.account, directDebitWords.masked(record.iban_ends_in)],
    [text.phone, directDebitWords.masked(record.phone_ends_in)],
    [text.creditor, record.creditor_name],
    [text.creditorId, record.creditor_id],
    [text.site, record.site ?? words.unknown],
    [text.language, languageName(record.language)],
    [text.text, record.text_version],
    [text.signed, asTime(record.signed_at)],
    [text.used, record.last_used_at ? asTime(record.last_used_at) : words.never],
    [text.revoked, record.revoked_at ? asTime(record.revoked_at) : words.never],
    [text.provider, [record.provider.customer_id, record.provider.mandate_id].filter(Boolean).join(', ') || words.none],
    [text.id, record.id],
  ] as const;
