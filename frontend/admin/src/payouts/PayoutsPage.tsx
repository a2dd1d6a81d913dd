import { Alert, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { payoutsAnswer, payoutsFilePath } from '#contracts-admin';
import { periodsUntil } from '../books/periods';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { asChoices, Choice } from '../ui/Choice';
import { DownloadButton } from '../ui/DownloadButton';
import { asTime } from '../ui/format';
import { ReportPage } from '../ui/ReportPage';
import { Disputes } from './Disputes';
import { payoutWords as text } from './payout-words';
import { PayoutTable } from './PayoutTable';

/** What the provider paid out in a month, and how many sales were disputed. */
export function PayoutsPage() {
  const [{ months }] = useState(() => periodsUntil(new Date()));
  const [month, setMonth] = useState(months[0] ?? '');
  const report = useQuery({
    queryKey: ['payouts', month],
    queryFn: ({ signal }) => readAnswer(officeApi.payouts({ month }, signal), payoutsAnswer),
    retry: false,
  });
  return (
    <ReportPage
      wide
      title={text.title}
      help={text.help}
      report={report}
      controls={
        <>
          <Choice id="payouts-month" label={text.month} value={month} choices={asChoices(months)} onChoose={setMonth} />
          <DownloadButton href={`${payoutsFilePath}?${new URLSearchParams({ month }).toString()}`}>{text.file}</DownloadButton>
        </>
      }
    >
      {(data) => (
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
    </ReportPage>
  );
}
