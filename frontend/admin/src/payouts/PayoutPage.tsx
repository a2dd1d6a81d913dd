import { Button, Stack, Typography } from '@mui/material';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { Link, useParams } from 'react-router';
import { payoutAnswer, payoutLinesFilePath } from '#contracts-admin';
import { officeApi } from '../officeApi';
import { readAnswer } from '../readAnswer';
import { AnswerState } from '../ui/AnswerState';
import { DownloadButton } from '../ui/DownloadButton';
import { Failed } from '../ui/Failed';
import { headingAtOnce } from '../ui/focus';
import { payoutWords as text } from './payout-words';
import { FailedPayout } from './FailedPayout';
import { PayoutFacts } from './PayoutFacts';
import { PayoutLines } from './PayoutLines';
import { PayoutStateLabel } from './PayoutStateLabel';
import { PayoutSubtotals } from './PayoutSubtotals';

/** One payout with everything in it. Looks at it stand in the log, so that nothing is asked again by itself. */
export function PayoutPage() {
  const { id = '' } = useParams();
  const [isDiffering, setDiffering] = useState(false);
  const answer = useInfiniteQuery({
    queryKey: ['payout', id, isDiffering],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => {
      const query = { ...(pageParam !== '' && { after: pageParam }), ...(isDiffering && { differing: true }) };
      return readAnswer(officeApi.payout(id, query, signal), payoutAnswer);
    },
    getNextPageParam: ({ next }) => next ?? undefined,
    // The page stays as it is until the narrower one is there, and the focus where it was.
    placeholderData: keepPreviousData,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = answer;
  const [first] = data?.pages ?? [];
  return (
    <Stack spacing={2} sx={{ pt: 2, pb: 4, maxWidth: 1100 }}>
      <Title title={text.title} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Button component={Link} to="/payouts" variant="outlined" sx={{ minHeight: 44 }}>
          {text.back}
        </Button>
        {first && <DownloadButton href={payoutLinesFilePath.replace(':id', id)}>{text.linesFile}</DownloadButton>}
      </Stack>
      {first ? null : <AnswerState answer={answer} />}
      {first && (
        <>
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography component="h2" variant="h5" {...headingAtOnce}>
              {first.payout.reference ?? first.payout.id}
            </Typography>
            <PayoutStateLabel state={first.payout.state} />
          </Stack>
          <PayoutFacts payout={first.payout} />
          {first.payout.state === 'failed' && (
            <FailedPayout payout={first.payout} issueId={first.issue_id} onResolved={() => void refetch()} />
          )}
          <PayoutSubtotals subtotals={first.subtotals} currency={first.payout.currency} />
          <PayoutLines
            currency={first.payout.currency}
            lines={data?.pages.flatMap(({ lines }) => lines) ?? []}
            isDiffering={isDiffering}
            onDiffering={setDiffering}
            onMore={hasNextPage ? () => void fetchNextPage() : null}
            isBusy={isFetchingNextPage}
          />
          {/* Where the next lines would stand: the button that asked for them is far down the page. */}
          {error ? <Failed error={error} onRetry={() => void (hasNextPage ? fetchNextPage() : refetch())} /> : null}
        </>
      )}
    </Stack>
  );
}
