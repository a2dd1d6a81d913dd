import type { ReactElement } from 'react';
import { List } from 'react-admin';
import { CappedPagination } from '../ui/CappedPagination';
import { ListFailed, stayOnError } from '../ui/Failed';
import { words } from '../words';
import { JobsNav } from './JobsNav';

interface JobsListProps {
  readonly resource: 'dead_letters' | 'recurring_jobs' | 'workers';
  readonly children: ReactElement;
}

/** What happens while somebody looks: the list is read again twice a minute. */
const REREAD_MS = 30_000;

export const JobsList = ({ resource, children }: JobsListProps) => (
  <>
    <JobsNav current={resource} />
    <List
      title={`${words.menu.jobs}: ${words.jobs.pages[resource]}`}
      actions={false}
      perPage={25}
      pagination={<CappedPagination />}
      error={<ListFailed />}
      queryOptions={{ ...stayOnError, refetchInterval: REREAD_MS }}
      empty={false}
    >
      {children}
    </List>
  </>
);
