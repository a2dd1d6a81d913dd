import { Alert, Box, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useRecordContext } from 'react-admin';
import type { AskedAnswer, OfficeOrderPage } from '#contracts-admin';
import { Blocks } from '../direct-debits/Blocks';
import { IssueCard } from '../payment-issues/IssueCard';
import { headingAtOnce } from '../ui/focus';
import { asMoney } from '../ui/money';
import { Section } from '../ui/Section';
import { RecordPage } from '../ui/RecordPage';
import { CountryEvidence } from './CountryEvidence';
import { Consent } from './Consent';
import { LedgerLines, MoneyLines } from './OrderBooks';
import { OrderActions } from './OrderActions';
import { OrderDebit } from './OrderDebit';
import { OrderFacts } from './OrderFacts';
import { OrderPapers } from './OrderPapers';
import { OrderState } from './OrderState';
import { OrderTimeline } from './OrderTimeline';
import type { OrderProps } from './order-props';
import { ProviderAnswer } from './ProviderAnswer';
import { Refunds } from './Refunds';
import { orderWords as text } from './order-words';

export const OrderPage = () => (
  <RecordPage title={text.title}>
    <OrderBody />
  </RecordPage>
);

function OrderBody() {
  const record = useRecordContext<OfficeOrderPage>();
  // Another order begins anew: what the provider said of the last one may not stay.
  return record ? <OneOrder key={record.id} record={record} /> : null;
}

function OneOrder({ record }: OrderProps) {
  const [asked, setAsked] = useState<AskedAnswer>();
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Heading record={record} />
      {record.blocks_buying ? (
        <Alert severity="warning" variant="outlined">
          {text.blocked}
        </Alert>
      ) : null}
      <div>
        <OrderActions record={record} onAsked={setAsked} />
        <Box role="status" sx={{ '&:not(:empty)': { mt: 2 } }}>
          {asked ? <ProviderAnswer asked={asked} /> : null}
        </Box>
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Stack spacing={2}>
          <OrderFacts record={record} />
          <OrderDebit record={record} />
          <Refunds record={record} />
          <Issues record={record} />
        </Stack>
        <Stack spacing={2}>
          <OrderTimeline record={record} />
          <OrderPapers record={record} />
          <CountryEvidence record={record} />
          <Consent record={record} />
        </Stack>
      </Box>
      {record.debit === null || record.debit.blocks.length === 0 ? null : <Blocks blocks={record.debit.blocks} />}
      <LedgerLines record={record} />
      <MoneyLines record={record} />
    </Stack>
  );
}

const Heading = ({ record: { amount, credits, state } }: OrderProps) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
    <Typography component="h2" variant="h5" {...headingAtOnce}>
      {`${asMoney(amount)} · ${text.credits(credits)}`}
    </Typography>
    <OrderState state={state} />
  </Stack>
);

const Issues = ({ record: { issues } }: OrderProps) => (
  <Section title={text.issuesTitle}>
    {issues.length === 0 ? <Typography sx={{ color: 'text.secondary' }}>{text.noIssues}</Typography> : null}
    {issues.map((issue) => (
      <IssueCard key={issue.id} issue={issue} isOnOrder />
    ))}
  </Section>
);
