import { Stack } from '@mui/material';
import { useListContext } from 'react-admin';
import { paymentIssueKinds, type PaymentIssueRow } from '#contracts-admin';
import { NoResults } from '../ui/NoResults';
import { Waiting } from '../ui/Waiting';
import { OfficeList } from '../ui/OfficeList';
import { fixedChoiceFilter } from '../ui/filters';
import { IssueCard } from './IssueCard';
import { issueKinds, issueWords as text } from './issue-words';

const filters = [
  fixedChoiceFilter(
    'kind',
    paymentIssueKinds.map((id) => ({ id, name: issueKinds[id].name })),
  ),
  fixedChoiceFilter('closed', [{ id: 'true', name: text.closed }], { empty: text.open }),
  fixedChoiceFilter('mine', [{ id: 'true', name: text.mine }], { empty: text.anybody }),
];

/** What of the money does not agree; each issue is taken on by one person, and closed with a reason. */
export const PaymentIssuesList = () => <OfficeList intro={text.intro} filters={filters} table={<Issues />} />;

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
