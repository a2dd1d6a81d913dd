import { Box, Stack, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import type { DebitPage as Debit } from '#contracts-admin';
import { MemberLink } from '../members/MemberLink';
import { OrderLink } from '../orders/OrderLink';
import { OrderTimeline } from '../orders/OrderTimeline';
import { orderStates } from '../orders/order-words';
import { Facts } from '../ui/Facts';
import { RecordPage } from '../ui/RecordPage';
import { headingAtOnce } from '../ui/focus';
import { asDate, countryName } from '../ui/format';
import { asMoney } from '../ui/money';
import { Section } from '../ui/Section';
import { Blocks } from './Blocks';
import { debitLines } from './debit-lines';
import { directDebitWords } from './direct-debit-words';
import { DebitStateLabel } from './StateLabels';

const text = directDebitWords.debit;
export const DebitPage = () => (
  <RecordPage title={text.title}>
    <OneDebit />
  </RecordPage>
);

function OneDebit() {
  const record = useRecordContext<Debit>();
  if (!record) return null;
  const { id, member, amount, country, collect_on, state, order, blocks } = record;
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 10 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography component="h2" variant="h5" {...headingAtOnce}>
          {`${asMoney(amount)} · ${asDate(collect_on)}`}
        </Typography>
        <DebitStateLabel state={state} />
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Section title={text.facts}>
          <Facts
            rows={[
              [text.member, <MemberLink key="member" member={member} />],
              [
                text.order,
                <OrderLink key="order" id={id}>
                  {id}
                </OrderLink>,
              ],
              [text.orderState, orderStates[order.state]],
              [text.amount, asMoney(amount)],
              [text.country, countryName(country)],
              ...debitLines(record),
              [text.provider, [order.provider, order.provider_id].filter(Boolean).join(', ')],
            ]}
          />
        </Section>
        <OrderTimeline record={record} />
      </Box>
      <Blocks blocks={blocks} />
    </Stack>
  );
}
