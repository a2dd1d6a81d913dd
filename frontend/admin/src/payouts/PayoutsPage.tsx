import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Title } from 'react-admin';
import { payoutsAnswer, payoutsFilePath } from '#contracts-admin';
import { periodsUntil } from '../books/periods';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { Failed } from '../ui/Failed';
import { asTime } from '../ui/format';
import { Waiting } from '../ui/Waiting';
import { Disputes } from './Disputes';
import { payoutWords as text } from './payout-words';
import { PayoutTable } from './PayoutTable';

/** What the provider paid out in a month, and how many sales were disputed. */
export function PayoutsPage() {
  const [{ months }] = useState(() => periodsUntil(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const { data, error, refetch } = useQuery({
    queryKey: ['payouts', month],
    queryFn: ({ signal }) => readAnswer(officeApi.payouts({ month }, signal), payoutsAnswer),
    retry: false,
  });
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 4, maxWidth: 1100 }}>
      <Title title={text.title} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          id="payouts-month"
          label={text.month}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          sx={{ minWidth: 160 }}
        >
          {months.map((one) => (
            <MenuItem key={one} value={one}>
              {one}
            </MenuItem>
          ))}
        </TextField>
        <Button
          variant="outlined"
          href={`${payoutsFilePath}?${new URLSearchParams({ month }).toString()}`}
          download
          startIcon={<Download aria-hidden />}
          sx={{ minHeight: 44 }}
        >
          {text.file}
        </Button>
      </Stack>
      <Typography sx={{ color: 'text.secondary' }}>{text.help}</Typography>
      {!data && (error ? <Failed error={error} onRetry={() => void refetch()} /> : <Waiting />)}
      {data && (
        <>
          {data.is_readable ? (
            <Typography>{data.seen_at === null ? text.never : text.seen(asTime(data.seen_at))}</Typography>
          ) : (
            <Alert severity="warning" variant="outlined">
              {text.unreadable}
            </Alert>
          )}
          <PayoutTable payouts={data.payouts} />
          <Disputes disputes={data.disputes} />
        </>
      )}
    </Stack>
  );
}
