import { Stack, Typography } from '@mui/material';
import { List, SelectInput, useListContext } from 'react-admin';
import { paymentIssueKinds, type PaymentIssueRow } from '#contracts-admin';
import { CappedPagination } from '../ui/CappedPagination';
import { ListFailed, stayOnError } from '../ui/Failed';
import { NoResults } from '../ui/NoResults';
import { showsEmptyChoice } from '../ui/showsEmptyChoice';
import { Waiting } from '../ui/Waiting';
import { IssueCard } from './IssueCard';
import { issueKinds, issueWords as text } from './issue-words';

const filters = [
  <SelectInput
    key="kind"
    source="kind"
    choices={paymentIssueKinds.map((id) => ({ id, name: issueKinds[id].name }))}
    alwaysOn
    helperText={false}
  />,
  <SelectInput
    key="closed"
    source="closed"
    choices={[{ id: 'true', name: text.closed }]}
    emptyText={text.open}
    slotProps={showsEmptyChoice}
    alwaysOn
    helperText={false}
  />,
  <SelectInput
    key="mine"
    source="mine"
    choices={[{ id: 'true', name: text.mine }]}
    emptyText={text.anybody}
    slotProps={showsEmptyChoice}
    alwaysOn
    helperText={false}
  />,
];

/** What of the money does not agree; each issue is taken on by one person, and closed with a reason. */
export const PaymentIssuesList = () => (
  <>
    <Typography sx={{ pt: 2, maxWidth: '68ch' }}>{text.intro}</Typography>
    <List
      filters={filters}
      actions={false}
      perPage={25}
      pagination={<CappedPagination />}
      error={<ListFailed />}
      queryOptions={stayOnError}
      empty={false}
    >
      <Issues />
    </List>
  </>
);

function Issues() {
  const { data } = useListContext<PaymentIssueRow>();
  if (!data) return <Waiting />;
  if (data.length === 0) return <NoResults text={text.none} />;
  return (
    <Stack component="ul" spacing={3} sx={{ m: 0, p: 2, listStyle: 'none' }}>
      {data.map((issue) => (
        <li key={issue.id}>
          <IssueCard issue={issue} />
        </li>
      ))}
    </Stack>
  );
}
